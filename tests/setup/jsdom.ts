import { guardConsole } from './console-guard.ts'
import { serveMocks } from './msw.ts'

guardConsole()
serveMocks()
