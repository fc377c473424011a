import { ActionIcon, Button } from '@mantine/core'
import type { ListingDescription } from 'porchlight/client'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../parts/Icon.tsx'
import { Pill } from '../../parts/Pill.tsx'
import { HomePicture } from '../../parts/pictures/HomePicture.tsx'
import { tell } from '../../parts/tell.ts'
import { webAddress } from '../../parts/web-address.ts'
import { useFormats } from '../../words/use-formats.ts'
import { HomeMore } from './home/HomeMore.tsx'
import homeStyles from './home/home.module.css'
import type { HomeRow } from './home-row.ts'
import styles from './listings.module.css'
import { useHomeWords } from './use-home-words.ts'

export interface ShownHome {
  home: HomeRow
  /** All that is kept of it; left out: it is on its way. */
  record: ListingDescription | undefined
  onClose: () => void
  /** Left out: who looks at it may not change it. */
  onEdit?: (() => void) | undefined
}

/** A home beside the list. */
export function HomeDetail({ home, record, onClose, onEdit }: ShownHome) {
  const { t } = useTranslation()
  return (
    <aside className={styles.detail} aria-label={home.title}>
      <ActionIcon
        className={styles.close}
        variant="default"
        size="lg"
        radius="xl"
        aria-label={t('listings.detail.back')}
        onClick={onClose}
      >
        <Icon name="close" size={18} />
      </ActionIcon>
      <HomeFacts home={home} record={record} onEdit={onEdit} />
    </aside>
  )
}

/** All that is known of a home. */
export function HomeFacts({ home, record, onEdit }: Omit<ShownHome, 'onClose'>) {
  const { t } = useTranslation()
  const formats = useFormats()
  const words = useHomeWords()
  const { currency, areaUnit } = home
  const money = (value: number | null): string => (value === null || value === 0 ? '' : formats.money(value, currency))
  const tours =
    home.tours === 'OpenHouse'
      ? t('listings.detail.openHouse')
      : home.tours === '3D'
        ? t('listings.detail.threeD')
        : home.tours
  const facts: [string, ReactNode][] = [
    [t('listings.detail.kind'), home.kind],
    [t('listings.columns.area'), words.area(home.area, areaUnit)],
    [t('listings.detail.lot'), words.area(home.lotArea, areaUnit)],
    [t('listings.detail.year'), home.year === null ? '' : String(home.year)],
    [t('listings.detail.parking'), home.parking === null ? '' : formats.number(home.parking)],
    [t('listings.detail.days'), home.days === null ? '' : formats.number(home.days)],
    [t('listings.detail.hoa'), money(home.hoaMonth)],
    [t('listings.detail.perArea', { unit: t(`listings.${areaUnit}`) }), money(home.unitPrice)],
    [t('listings.detail.estimate'), money(home.estimate)],
    [t('listings.detail.deposit'), money(home.deposit)],
    [t('listings.detail.space'), home.spaceType],
    [t('listings.detail.tours'), tours],
    [t('listings.detail.mls'), home.mls],
    [t('listings.detail.number'), String(home.id)],
  ]
  return (
    <div className={styles.facts}>
      <Pictures images={home.images} notes={record?.pictures ?? []} />
      <div className={styles.inside}>
        <p className={styles.bigPrice}>
          {words.price(home)}
          {home.forRent && home.price !== null && <small>{t('listings.aMonth')}</small>}
          <Pill tone={home.status === 'Active' ? 'good' : home.status === 'Sold' ? 'bad' : 'wait'}>
            {words.status(home.status)}
          </Pill>
        </p>
        <h2 dir="auto">{home.title || t('listings.noAddress')}</h2>
        <p className="dim">{home.place}</p>
        <p className="numbers">
          {[words.beds(home), words.baths(home), words.area(home.area, areaUnit)].filter(Boolean).join(' · ')}
        </p>
        {home.misses.length > 0 && (
          <p className={styles.misses}>{t('listings.misses', { what: home.misses.join(', ') })}</p>
        )}
        <div className={homeStyles.tools}>
          {onEdit && record && (
            <Button size="xs" leftSection={<Icon name="pencil" size={15} />} onClick={onEdit}>
              {t('homes.edit')}
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            leftSection={<Icon name="link" size={15} />}
            onClick={() => {
              void navigator.clipboard.writeText(location.href).then(() => tell(t, { message: t('homes.linkCopied') }))
            }}
          >
            {t('homes.copyLink')}
          </Button>
          {home.url && (
            <Button
              component="a"
              href={home.url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              variant="default"
              size="xs"
              leftSection={<Icon name="out" size={15} />}
            >
              {t('listings.detail.page')}
            </Button>
          )}
        </div>
        {home.description && (
          <section>
            <h3>{t('listings.detail.about')}</h3>
            <p className={styles.about} dir="auto">
              {home.description}
            </p>
          </section>
        )}
        <section>
          <h3>{t('listings.detail.facts')}</h3>
          <dl className={styles.pairs}>
            {facts
              .filter(([, value]) => value !== '')
              .map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ))}
          </dl>
        </section>
        {home.further.length > 0 && (
          <section>
            <h3>{t('listings.detail.further')}</h3>
            <dl className={styles.pairs}>
              {home.further.map(({ key, value }) => (
                <div key={`${key} ${value}`}>
                  <dt dir="auto">{key}</dt>
                  <dd dir="auto">
                    {webAddress(value) ? (
                      <a href={value} target="_blank" rel="noopener noreferrer nofollow">
                        {value}
                      </a>
                    ) : (
                      value
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {record && <HomeMore record={record} />}
      </div>
    </div>
  )
}

function Pictures({ images, notes }: { images: readonly string[]; notes: ListingDescription['pictures'] }) {
  const { t } = useTranslation()
  const [at, setAt] = useState(0)
  const go = (step: number): void => setAt((now) => (now + step + images.length) % images.length)
  const altered = notes.find(({ address }) => address === images[at])
  return (
    <>
      <div className={styles.pictures}>
        <HomePicture address={images[at]} label={t('listings.noPicture')} />
        {images.length > 1 && (
          <>
            <ActionIcon
              className={styles.previous}
              variant="default"
              radius="xl"
              size="lg"
              aria-label={t('listings.detail.previous')}
              onClick={() => go(-1)}
            >
              <Icon name="back" size={18} />
            </ActionIcon>
            <ActionIcon
              className={styles.next}
              variant="default"
              radius="xl"
              size="lg"
              aria-label={t('listings.detail.next')}
              onClick={() => go(1)}
            >
              <Icon name="forward" size={18} />
            </ActionIcon>
            <p className={styles.which} role="status">
              {t('listings.detail.picture', { number: at + 1, count: images.length })}
            </p>
          </>
        )}
      </div>
      {altered?.note && (
        <p className={homeStyles.note}>
          {t('homes.altered', { note: altered.note })}
          {webAddress(altered.original) && (
            <>
              {' '}
              <a href={altered.original} target="_blank" rel="noopener noreferrer nofollow">
                {t('homes.original')}
              </a>
            </>
          )}
        </p>
      )}
    </>
  )
}
