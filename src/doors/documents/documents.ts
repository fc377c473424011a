import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listingFields } from '../../homes/listings/listing.ts'
import { configVariables } from '../../platform/config/config.ts'
import { errorCatalogue } from '../../platform/errors.ts'
import { rules } from '../../reading/understanding/rules/rules.ts'
import { makeOpenApi } from '../http/openapi.ts'
import { makeClientDocuments } from './client/client-documents.ts'
import { renderConfigurationDocument } from './configuration-document.ts'
import { renderPrograms } from './connect-programs.ts'
import { renderErrorsDocument } from './errors-document.ts'
import { renderSettingFields } from './setting-fields.ts'
import { renderUnderstandingDocument } from './understanding-document.ts'

const connectDocument = join(import.meta.dirname, '..', '..', '..', 'docs', 'connect.md')

/** Every file of the repository that is made from the code: its path and its text. */
export function makeDocuments(): Record<string, string> {
  const openApi = makeOpenApi(null)
  return {
    'openapi.json': `${JSON.stringify(openApi, null, 2)}\n`,
    ...makeClientDocuments(openApi, Object.keys(errorCatalogue)),
    'console/rooms/chatbots/settings/setting-fields.gen.ts': renderSettingFields(),
    'console/api/listing-schema.gen.ts': renderListingSchema(),
    'console/rooms/chatbots/connect/programs.gen.ts': renderPrograms(readFileSync(connectDocument, 'utf8')),
    'docs/errors.md': renderErrorsDocument(errorCatalogue),
    'docs/configuration.md': renderConfigurationDocument(Object.values(configVariables)),
    'docs/what-it-understands.md': renderUnderstandingDocument(rules),
  }
}

/** The schema of a listing as the console's form reads it: without the library that it was made with. */
function renderListingSchema(): string {
  const fields = Object.entries(listingFields).map(([name, schema]) => [
    name,
    { ...JSON.parse(JSON.stringify(schema)), isRequired: !('~optional' in schema) },
  ])
  const text = JSON.stringify(Object.fromEntries(fields), null, 2)
  return `// Made from src/homes/listings/listing.ts by \`npm run documents\`: a change here is lost.\nexport const listingSchema = ${text} as const\n`
}
