import { Button } from '@mantine/core'
import type { ListTimesOfTourResult } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../parts/Icon.tsx'
import { useFormats } from '../../words/use-formats.ts'
import styles from './tours.module.css'

interface Props {
  times: ListTimesOfTourResult
  /** A moment; "": none yet. */
  chosen: string
  onChoose: (start: string) => void
}

/** The free starts of the day that was chosen, on the reader's clock, to be chosen with one click. */
export function FreeStarts({ times, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  if (chosen === '') return null
  const dayOf = (time: string): string => new Date(time).toDateString()
  const free = times.days.flatMap(({ starts }) => starts).filter((start) => dayOf(start) === dayOf(chosen))
  const day = formats.day(chosen)
  return (
    <fieldset className={styles.starts}>
      <legend>{free.length > 0 ? t('tours.freeStarts', { day }) : t('tours.noFreeStarts', { day })}</legend>
      {free.map((start) => (
        <Button
          key={start}
          size="compact-sm"
          variant={Date.parse(start) === Date.parse(chosen) ? 'filled' : 'default'}
          aria-pressed={Date.parse(start) === Date.parse(chosen)}
          leftSection={times.clashing.includes(start) ? <Icon name="warning" size={13} /> : undefined}
          onClick={() => onChoose(start)}
        >
          {formats.clock(start)}
        </Button>
      ))}
    </fieldset>
  )
}
