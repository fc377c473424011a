import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { Pill } from '../../../parts/Pill.tsx'
import { HomePicture } from '../../../parts/pictures/HomePicture.tsx'
import { homeQuery, rowOfRecord } from '../home/use-home.ts'
import { useHomeWords } from '../use-home-words.ts'
import styles from './map.module.css'

interface Props {
  serialNumber: string
  id: number
  onOpen(id: number): void
  onClose(): void
}

/** A home in short, at its point on the map. */
export function HomeCard({ serialNumber, id, onOpen, onClose }: Props) {
  const { t } = useTranslation()
  const words = useHomeWords()
  const { data, error } = useQuery(homeQuery(useApi(), serialNumber, id))
  const home = data && rowOfRecord(data)
  return (
    <section
      className={styles.card}
      tabIndex={-1}
      aria-label={home?.title || t('homes.map.card')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <span className={styles.cardPicture}>
        {home && <HomePicture address={home.images[0]} label={t('listings.noPicture')} />}
        {home && (
          <span className={styles.cardMark}>
            <Pill tone={home.status === 'Active' ? 'good' : home.status === 'Sold' ? 'bad' : 'wait'}>
              {words.status(home.status)}
            </Pill>
          </span>
        )}
        <ActionIcon
          className={styles.cardClose}
          variant="default"
          radius="xl"
          aria-label={t('close')}
          onClick={onClose}
        >
          <Icon name="close" size={15} />
        </ActionIcon>
      </span>
      {home ? (
        <span className={styles.cardText}>
          <strong>
            {words.price(home)}
            {home.forRent && home.price !== null && <small>{t('listings.aMonth')}</small>}
          </strong>
          <span className="numbers">
            {[words.beds(home), words.baths(home), words.area(home.area, home.areaUnit)].filter(Boolean).join(' · ')}
          </span>
          <span dir="auto">{home.title || t('listings.noAddress')}</span>
          <span className="dim" dir="auto">
            {home.place}
          </span>
          <Button size="xs" onClick={() => onOpen(id)}>
            {t('homes.map.open')}
          </Button>
        </span>
      ) : (
        <span className={styles.cardText}>
          {error ? <span role="alert">{explainFailure(error, t)}</span> : <Skeleton height={72} />}
        </span>
      )}
    </section>
  )
}
