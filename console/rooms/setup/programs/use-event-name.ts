import { useTranslation } from 'react-i18next'
import { webhookTypes } from '../../../../src/notify/webhooks/webhook-types.ts'

const namedTypes = [...webhookTypes, 'webhook.test'] as const
type NamedType = (typeof namedTypes)[number]
type WordKey<Type extends string> = Type extends `${infer Area}.${infer What}` ? `${Area}-${What}` : never

/** What happened, in the reader's words; a type of a newer server by its own name. */
export function useEventName(): (type: string) => string {
  const { t } = useTranslation()
  return (type) => {
    const known = namedTypes.find((each) => each === type)
    return known === undefined ? type : t(`setup.webhooks.types.${known.replace('.', '-') as WordKey<NamedType>}`)
  }
}
