import type { Reporter, TestModule } from 'vitest/node'

/**
 * At the end of a run: the tests that passed at their second try alone. Each of them is something to look into, in the test or
 * in the program (decision 0060).
 */
export class TellSecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const shaky = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => {
          const { errors = [] } = test.result()
          const why = errors[0]?.message.split('\n')[0] ?? ''
          return `  ${module.relativeModuleId} > ${test.fullName}\n    at first: ${why}`
        }),
    )
    if (shaky.length === 0) return
    console.log(`\nPassed at the second try alone, and to be looked into (${shaky.length}):\n${shaky.join('\n')}\n`)
  }
}
