import { checkScopes } from '../../../firm/workspaces/keys/scopes.ts'
import { errorCatalogue, fail, PorchlightError } from '../../../platform/errors.ts'
import { countVisitor } from '../../../platform/limits/visitor-limits.ts'
import type { McpTool, ToolCall } from './tool.ts'

/**
 * Does what was asked for, as far as the key goes that came along, and counted by address where none did. What it throws
 * is an error of the catalogue: nothing else may be told to whoever calls.
 */
export async function withinCall<Result>(
  { app, caller, note, context: { address, requestId } }: ToolCall,
  { operation, countsAs = 'messages' }: Pick<McpTool, 'operation' | 'countsAs'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    if (caller.scopes) checkScopes(caller.scopes, operation, 'POST')
    if (caller.grade !== 'secret') countVisitor(app, countsAs, { address })
    return await work()
  } catch (thrown) {
    note.fail()
    const error = thrown instanceof PorchlightError ? thrown : fail('internal-error', { requestId }, { cause: thrown })
    if (errorCatalogue[error.code].log) app.log.error({ err: thrown, requestId, code: error.code }, 'MCP failed')
    throw error
  }
}
