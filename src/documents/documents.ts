import { configVariables } from '../config.ts'
import { errorCatalogue } from '../errors.ts'
import { makeOpenApi } from '../http/openapi.ts'
import { rules } from '../understanding/rules/rules.ts'
import { makeClientDocuments } from './client/client-documents.ts'
import { renderConfigurationDocument } from './configuration-document.ts'
import { renderErrorsDocument } from './errors-document.ts'
import { renderUnderstandingDocument } from './understanding-document.ts'

/** Every file of the repository that is made from the code: its path and its text. */
export function makeDocuments(): Record<string, string> {
  const openApi = makeOpenApi(null)
  return {
    'openapi.json': `${JSON.stringify(openApi, null, 2)}\n`,
    ...makeClientDocuments(openApi, Object.keys(errorCatalogue)),
    'docs/errors.md': renderErrorsDocument(errorCatalogue),
    'docs/configuration.md': renderConfigurationDocument(Object.values(configVariables)),
    'docs/what-it-understands.md': renderUnderstandingDocument(rules),
  }
}
