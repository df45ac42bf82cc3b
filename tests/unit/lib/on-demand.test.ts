import { describe, expect, it, vi } from 'vitest'

import { onDemand } from '#lib/on-demand.ts'

describe('a part that is fetched on demand', () => {
  it('is fetched once, however often it is asked for', async () => {
    const fetchPart = vi.fn(() => Promise.resolve('part'))
    const part = onDemand(fetchPart)
    part.warm()
    await expect(Promise.all([part.load(), part.load()])).resolves.toEqual(['part', 'part'])
    expect(fetchPart).toHaveBeenCalledOnce()
    expect(part.state()).toEqual({ kind: 'ready', part: 'part' })
  })

  it('does not tell a failure that nobody waits for', async () => {
    const fetchPart = vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(new Error('offline'))
    const part = onDemand(fetchPart)
    part.warm()
    await vi.waitFor(() => {
      expect(part.state()).toEqual({ kind: 'idle' })
    })
    await expect(part.load()).resolves.toBe('part')
    expect(fetchPart).toHaveBeenCalledTimes(2)
  })

  it('tells a failure of what is needed, until it is asked for again or no longer needed', async () => {
    const part = onDemand(vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(new Error('offline')))
    part.warm()
    part.need()
    await vi.waitFor(() => {
      expect(part.state()).toEqual({ kind: 'failed' })
    })
    part.leave()
    expect(part.state()).toEqual({ kind: 'idle' })
    part.need()
    await vi.waitFor(() => {
      expect(part.state()).toEqual({ kind: 'ready', part: 'part' })
    })
  })

  it('tells its listeners of every change until they leave', async () => {
    const part = onDemand(() => Promise.resolve('part'))
    const kinds: string[] = []
    const leave = part.subscribe(() => kinds.push(part.state().kind))
    await part.load()
    leave()
    await part.load()
    expect(kinds).toEqual(['loading', 'ready'])
  })
})
