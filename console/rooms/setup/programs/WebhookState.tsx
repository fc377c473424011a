import type { Webhook } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { Pill } from '../../../parts/Pill.tsx'

/** Whether a webhook is told, and whether that goes well. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation()
  const off = (['by-hand', 'gone', 'failing'] as const).find((each) => each === webhook.switchedOff)
  if (off) return <Pill tone={off === 'by-hand' ? 'plain' : 'bad'}>{t(`setup.webhooks.states.${off}`)}</Pill>
  return webhook.failingSince === null ? (
    <Pill tone="good">{t('setup.webhooks.states.on')}</Pill>
  ) : (
    <Pill tone="bad">{t('setup.webhooks.states.fails')}</Pill>
  )
}
