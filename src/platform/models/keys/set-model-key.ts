import { Type } from 'typebox'
import { actorOf, recordChange } from '../../change-log/record-change.ts'
import { afterCommit, inTransaction } from '../../database/in-transaction.ts'
import { defineOperation } from '../../define-operation.ts'
import { fail } from '../../errors.ts'
import { trimmedText } from '../../fields.ts'
import { providerFacts } from '../model-catalogue.ts'
import { modelKeyPlace } from './firm-models.ts'
import { presentModelKeys } from './list-model-keys.ts'
import { ModelKeys, modelPattern, providerField } from './model-key.ts'
import { findModelKey, putModelKey } from './model-key-store.ts'

/** Of a short key even four characters would tell much. */
const shortestShown = 20

/** POST /v1/model-keys/{provider} */
export const setModelKey = defineOperation({
  id: 'setModelKey',
  summary: 'Set the key of a provider of language models',
  description: 'It is kept encrypted and counts at once. Without `key` the one that is kept stays.',
  tag: 'Operation',
  access: 'secret-key',
  asksProof: true,
  atomic: true,
  tellsSecret: true,
  input: Type.Object({
    provider: providerField,
    key: Type.Optional(trimmedText({ description: 'As the provider shows it', maxLength: 500 })),
    model: Type.Optional(trimmedText({ description: 'Key of the model to try and to offer first', maxLength: 160 })),
  }),
  output: ModelKeys,
  example: { provider: 'openai', key: 'sk-the-key-of-your-provider', model: 'openai/gpt-5.4-mini' },
  errors: ['model-key-of-server'],
  async run(app, caller, { provider, key = '', model: chosen }) {
    const { workspaceId } = caller
    if (app.models.isSetByServer(provider))
      throw fail('model-key-of-server', { provider: providerFacts[provider].label })
    const faults = findFaults(provider, key, chosen)
    if (faults.length > 0) throw fail('invalid-fields', { faults: faults.join(' ') })
    return inTransaction(app.db, async (transaction) => {
      const before = await findModelKey(transaction, workspaceId, provider)
      if (key === '' && before === null) throw fail('invalid-fields', { faults: 'key: is required.' })
      const isNew = key !== ''
      const sealedKey = isNew
        ? await app.secrets.seal(modelKeyPlace(workspaceId, provider), Buffer.from(key))
        : (before?.sealedKey ?? null)
      const lastFour = isNew ? (key.length < shortestShown ? '' : key.slice(-4)) : (before?.lastFour ?? '')
      const model = chosen === undefined ? (before?.model ?? '') : chosen.slice(provider.length + 1)
      const setBy = isNew ? actorOf(caller) : (before?.setBy ?? '')
      await putModelKey(transaction, workspaceId, { provider, address: '', sealedKey, lastFour, model, setBy })
      await recordChange(transaction, {
        workspaceId,
        by: actorOf(caller),
        action: 'model-key.changed',
        target: `workspace ${workspaceId}`,
        details: {
          before: before === null ? {} : { provider, lastFour: before.lastFour, model: before.model },
          after: { provider, lastFour, model, ...(isNew ? { key: 'changed' } : {}) },
        },
      })
      afterCommit(transaction, () => app.models.tellChanged(workspaceId))
      return presentModelKeys(app, workspaceId, transaction)
    })
  },
})

function findFaults(provider: string, key: string, model: string | undefined): string[] {
  const pattern = new RegExp(modelPattern)
  return [
    ...(key === '' || /^[\x21-\x7e]{8,}$/.test(key)
      ? []
      : ['key: expected the key as the provider shows it, without blanks.']),
    ...(model === undefined || model === '' || (model.startsWith(`${provider}/`) && pattern.test(model))
      ? []
      : [`model: expected the Key of a model of this provider, such as ${provider}/its-name.`]),
  ]
}
