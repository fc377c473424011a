import { PorchlightError } from '../../../platform/errors.ts'
import { UsageError } from '../command-context.ts'

/** What an operation would refuse is a wrong use of the command. */
export async function asUse<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    throw error instanceof PorchlightError ? new UsageError(error.message) : error
  }
}
