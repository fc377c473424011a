import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ChatbotConnection } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../api/use-me.ts'
import { CopyText } from '../../../parts/copy/CopyText.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import styles from './connect.module.css'

/** What a connection is for, where it is reached, and which key it takes: no key is shown anywhere. */
export function ConnectionAddress(props: { connection: ChatbotConnection; serialNumber: string }) {
  const { t } = useTranslation()
  const { role } = useMe()
  const { connection, title, url, needsKey } = props.connection
  return (
    <section className={styles.card} aria-labelledby="connection">
      <h2 id="connection">{title}</h2>
      <p>{t(`chatbots.connect.about.${connection}`)}</p>
      <h3>{t('chatbots.connect.address')}</h3>
      <CopyText text={url} label={t('chatbots.connect.copyAddress')} />
      {needsKey ? (
        <>
          <h3>{t('chatbots.connect.model')}</h3>
          <CopyText text={props.serialNumber} label={t('chatbots.connect.copyModel')} />
        </>
      ) : (
        <p className="dim">{t('chatbots.connect.sites')}</p>
      )}
      <h3>{t('chatbots.connect.key')}</h3>
      <p>{t(`chatbots.connect.${needsKey ? 'keyNeeded' : 'keyOptional'}`)}</p>
      {role === 'owner' ? (
        <div>
          <Button
            component={Link}
            to="/setup/keys"
            variant="default"
            size="xs"
            leftSection={<Icon name="keys" size={15} />}
          >
            {t('chatbots.connect.makeKey')}
          </Button>
        </div>
      ) : (
        <p className="dim">{t('chatbots.connect.askOwner')}</p>
      )}
    </section>
  )
}
