import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Conversation } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { plainWords } from '../../../parts/plain-words.ts'
import { webAddress } from '../../../parts/web-address.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { visitorQuery } from '../desk-queries.ts'
import styles from './side.module.css'

/** What the visitor saved, and where they have been before. */
export function KnownOfVisitor({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { sessionID, messageCount } = conversation
  const { data } = useQuery(visitorQuery(useApi(), sessionID, messageCount))
  if (!data) return null
  const { savedHomes, earlier } = data
  return (
    <>
      {savedHomes.length > 0 && (
        <section className={styles.section}>
          <h3>{t('desk.visitor.saved')}</h3>
          <ul className={styles.homes}>
            {savedHomes.map(({ id, title, place, price, currency, url, change }) => (
              <li key={id}>
                <span className="cut" dir="auto" title={place}>
                  {webAddress(url) ? (
                    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </span>
                {price !== null && <span className="numbers">{formats.money(price, currency)}</span>}
                {change && <small dir="auto">{change.text}</small>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {earlier.length > 0 && (
        <section className={styles.section}>
          <h3>{t('desk.visitor.earlier')}</h3>
          <ul className={styles.earlier}>
            {earlier.map(({ sessionID: id, firstQuestion, lastMessageAt, startedAt }) => (
              <li key={id}>
                <Link to="/inbox/$sessionID" params={{ sessionID: id }} search={true}>
                  <span className="cut" dir="auto">
                    {plainWords(firstQuestion) || t('desk.visitor.open', { id })}
                  </span>
                </Link>
                <time dateTime={lastMessageAt ?? startedAt}>{formats.moment(lastMessageAt ?? startedAt)}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
