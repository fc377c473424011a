import type { AnswerView } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { Pill } from '../../../parts/Pill.tsx'
import styles from './cards.module.css'
import { HomeCard } from './HomeCard.tsx'

/** The homes that an answer showed, as they are listed now, and what was understood of the question. */
export function HomeCards({ view }: { view: AnswerView }) {
  const { t } = useTranslation()
  const { cards, criteria, total } = view
  return (
    <div className={styles.shown}>
      {criteria.length > 0 && (
        <ul className={styles.criteria} aria-label={t('inbox.thread.understood')}>
          {criteria.map(({ key, label }) => (
            <li key={key}>
              <Pill tone="accent">{label}</Pill>
            </li>
          ))}
        </ul>
      )}
      <ul
        className={styles.cards}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        aria-label={t('inbox.thread.shown', { count: cards.length })}
      >
        {cards.map((card) => (
          <li key={card.id}>
            <HomeCard card={card} />
          </li>
        ))}
      </ul>
      {total > cards.length && (
        <p className={styles.total}>{t('inbox.thread.ofTotal', { shown: cards.length, total })}</p>
      )}
    </div>
  )
}
