import type { ListingDescription } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { Pill } from '../../../parts/Pill.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { fieldNames, type ListingField } from '../edit/listing-form.ts'
import shared from '../listings.module.css'
import { useHomeWords } from '../use-home-words.ts'
import styles from './home.module.css'
import { PriceLine } from './PriceLine.tsx'

/** What is kept of a home besides its facts: what the chat knows and shows, its price so far, who changed it. */
export function HomeMore({ record }: { record: ListingDescription }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const words = useHomeWords()
  const { shown, history, changes, source } = record
  const price = (value: number | null): string =>
    value === null ? '—' : formats.money(value, record.listing.CurrencySymbol)
  const isField = (name: string): name is ListingField => (fieldNames as string[]).includes(name)
  const value = (name: string, said: unknown): string => {
    if (said === null || said === undefined || said === '') return '—'
    if (typeof said === 'number') return /Price|HOAMonth|DepositFee/.test(name) ? price(said) : formats.number(said)
    const text = typeof said === 'string' ? said : ''
    if (name === 'Status') return words.status(text)
    return text.length > 80 ? `${text.slice(0, 80)}…` : text || '…'
  }
  return (
    <>
      <section>
        <h3>{t('homes.chat.title')}</h3>
        {!shown.isShown && <p className={styles.warn}>{t('homes.chat.hidden')}</p>}
        {shown.hiddenFields.length > 0 && (
          <p className="dim">
            {t('homes.chat.hiddenFields', {
              fields: formats.list(shown.hiddenFields.filter(isField).map((field) => t(`homes.fields.${field}`))),
            })}
          </p>
        )}
        {!shown.isRead && <p className="dim">{t('homes.chat.unread')}</p>}
        {shown.features.length > 0 ? (
          <ul className={styles.features} aria-label={t('homes.chat.features')}>
            {shown.features.map((feature) => (
              <li key={feature}>
                <Pill>{feature}</Pill>
              </li>
            ))}
          </ul>
        ) : (
          shown.isRead && <p className="dim">{t('homes.chat.noFeatures')}</p>
        )}
        {shown.withheldSentences.length > 0 && (
          <div className={styles.withheld}>
            <p>{t('homes.chat.withheld')}</p>
            <ul>
              {shown.withheldSentences.map((sentence) => (
                <li key={sentence} dir="auto">
                  {sentence}
                </li>
              ))}
            </ul>
          </div>
        )}
      </section>
      <section>
        <h3>{t('homes.history.title')}</h3>
        {history.length > 0 && <PriceLine record={record} />}
        <ol className={styles.steps}>
          {history.map((step) => (
            <li key={`${step.at} ${step.price} ${step.status}`}>
              <time dateTime={step.at}>{formats.moment(step.at)}</time>
              <span>
                {step.formerPrice !== step.price && (
                  <span className="numbers">
                    {price(step.formerPrice)} → <strong>{price(step.price)}</strong>
                  </span>
                )}
                {step.formerStatus !== step.status && (
                  <span>
                    {words.status(step.formerStatus)} → <strong>{words.status(step.status)}</strong>
                  </span>
                )}
              </span>
            </li>
          ))}
          <li>
            <time dateTime={record.createdAt}>{formats.moment(record.createdAt)}</time>
            <span>{t('homes.history.came', { price: price(history.at(-1)?.formerPrice ?? record.price) })}</span>
          </li>
        </ol>
      </section>
      {changes.length > 0 && (
        <section>
          <h3>{t('homes.changes.title')}</h3>
          <ol className={styles.steps}>
            {changes.map((change) => (
              <li key={`${change.at} ${change.by}`}>
                <time dateTime={change.at}>{formats.moment(change.at)}</time>
                <span>
                  {Object.entries(change.after ?? {}).map(([name, after]) => (
                    <span key={name} className={styles.changed}>
                      {isField(name) ? t(`homes.fields.${name}`) : name}: {value(name, change.before?.[name])} →{' '}
                      <strong>{value(name, after)}</strong>
                    </span>
                  ))}
                  {change.count > 1 && (
                    <span className="dim">{t('homes.changes.together', { count: change.count })}</span>
                  )}
                  <span className="dim">{change.by}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section>
        <h3>{t('homes.origin.title')}</h3>
        <dl className={shared.pairs}>
          <div>
            <dt>{t('homes.origin.source')}</dt>
            <dd dir="auto">
              {source ? t(`homes.origin.${source.kind}`, { name: source.name }) : t('homes.origin.people')}
            </dd>
          </div>
          {record.goneSince && (
            <div>
              <dt>{t('homes.origin.gone')}</dt>
              <dd>{formats.moment(record.goneSince)}</dd>
            </div>
          )}
          <div>
            <dt>{t('homes.origin.updated')}</dt>
            <dd>{formats.moment(record.updatedAt)}</dd>
          </div>
        </dl>
      </section>
    </>
  )
}
