import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../parts/Icon.tsx'
import { Lamp } from '../../parts/Lamp.tsx'
import styles from './account.module.css'
import { NightHouse } from './NightHouse.tsx'

/** The pages in front of the door: a form, and where there is room what it leads to. */
export function AccountFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={styles.frame}>
      <main className={styles.side}>
        <div className={styles.brand}>
          <Lamp size={34} />
          {t('product')}
        </div>
        <div className={styles.form}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </main>
      <aside className={styles.night}>
        <NightHouse />
        <div className={styles.promise}>
          <p className={styles.saying}>{t('door.aside.title')}</p>
          <ul>
            {(['one', 'two', 'three'] as const).map((key) => (
              <li key={key}>
                <Icon name="check" size={18} />
                {t(`door.aside.${key}`)}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  )
}
