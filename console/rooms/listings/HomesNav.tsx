import { Link, useMatch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './homes-nav.module.css'

const pages = [
  { name: 'homes', to: '/listings' },
  { name: 'imports', to: '/listings/imports' },
  { name: 'quality', to: '/listings/quality' },
  { name: 'feeds', to: '/listings/feeds' },
] as const

/** The pages of the listings. `chatbot`: of which chatbot they are. */
export function HomesNav({ chatbot }: { chatbot: string | undefined }) {
  const { t } = useTranslation()
  const isHome = useMatch({ from: '/shell/listings/$id', shouldThrow: false }) !== undefined
  return (
    <nav className={styles.nav} aria-label={t('homes.nav.label')}>
      <span className={styles.track}>
        {pages.map(({ name, to }) => (
          <Link
            key={name}
            to={to}
            search={chatbot === undefined ? {} : { chatbot }}
            // The address of a home is one of the homes; the other pages stand below the same path.
            activeOptions={{ exact: to === '/listings' && !isHome, includeSearch: false }}
          >
            {t(`homes.nav.${name}`)}
          </Link>
        ))}
      </span>
    </nav>
  )
}
