import process from 'node:process'

import { getJestConfig } from '@storybook/test-runner'

import { launchOptions } from '#tests/browser.mjs'

const base = getJestConfig()

/**
 * The test-runner's own configuration with this project's browser. The runner finds it here by its name. $STORY_FOLDER
 * limits it.
 */
export default {
  ...base,
  testTimeout: 20_000,
  ...(process.env.STORY_FOLDER && { roots: [`<rootDir>/${process.env.STORY_FOLDER}`] }),
  testEnvironmentOptions: {
    'jest-playwright': { ...base.testEnvironmentOptions['jest-playwright'], launchOptions: launchOptions() },
  },
}
