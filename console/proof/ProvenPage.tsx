import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { proofChannel } from './proof-channel.ts'

/** Where the provider leads a window back to that was opened to prove who sits there: it is done and closes. */
export function ProvenPage() {
  const { t } = useTranslation()
  useEffect(() => {
    const channel = new BroadcastChannel(proofChannel)
    channel.postMessage('proven')
    channel.close()
    window.close()
  }, [])
  return (
    <main>
      <title>{`${t('proof.title')} · ${t('product')}`}</title>
      <p>{t('proof.done')}</p>
    </main>
  )
}
