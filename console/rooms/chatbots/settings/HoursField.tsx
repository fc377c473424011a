import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../parts/Icon.tsx'
import styles from './settings.module.css'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

interface Props {
  label: string
  description: string
  error: string
  value: unknown
  onChange: (hours: Record<string, string[]>) => void
}

/** Ranges of hours for each day of the week. */
export function HoursField({ label, description, error, value, onChange }: Props) {
  const { t, i18n } = useTranslation()
  // From the server, which checks it, or from this form.
  const hours = (value ?? {}) as Record<string, string[] | undefined>
  const nameOf = (index: number): string =>
    // The fourth of January 1971 was a Monday.
    new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(1971, 0, 4 + index))
  const set = (day: string, ranges: string[]): void => {
    const entries = days.map((each): [string, string[]] => [each, each === day ? ranges : (hours[each] ?? [])])
    onChange(Object.fromEntries(entries.filter(([, of]) => of.length > 0)))
  }
  return (
    <fieldset className={styles.hours} aria-describedby={error ? 'hours-error' : undefined}>
      <legend className={styles.label}>{label}</legend>
      <span className={styles.help}>{description}</span>
      {days.map((day, index) => {
        const ranges = hours[day] ?? []
        const name = nameOf(index)
        return (
          <div key={day} className={styles.day}>
            <span className={styles.dayName}>{name}</span>
            <div className={styles.ranges}>
              {ranges.length === 0 && <span className="dim">{t('chatbots.hours.closed')}</span>}
              {ranges.map((range, place) => {
                const [from = '', to = ''] = range.split('-')
                const change = (changed: string): void => set(day, ranges.with(place, changed))
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: ranges have nothing but their place
                  <span key={place} className={styles.range}>
                    <TextInput
                      type="time"
                      size="xs"
                      aria-label={t('chatbots.hours.from', { day: name })}
                      value={pad(from)}
                      onChange={({ currentTarget }) => change(`${currentTarget.value}-${to}`)}
                    />
                    –
                    <TextInput
                      type="time"
                      size="xs"
                      aria-label={t('chatbots.hours.to', { day: name })}
                      value={pad(to)}
                      onChange={({ currentTarget }) => change(`${from}-${currentTarget.value}`)}
                    />
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={`${name}: ${t('chatbots.hours.remove')}`}
                      onClick={() => set(day, ranges.toSpliced(place, 1))}
                    >
                      <Icon name="close" size={14} />
                    </ActionIcon>
                  </span>
                )
              })}
              <Button
                variant="subtle"
                size="compact-xs"
                aria-label={`${name}: ${t('chatbots.hours.add')}`}
                onClick={() => set(day, [...ranges, ranges.length === 0 ? '09:00-18:00' : '19:00-20:00'])}
              >
                {t('chatbots.hours.add')}
              </Button>
            </div>
          </div>
        )
      })}
      {error && (
        <p id="hours-error" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** "9:00" as a field for a time has it; 24:00, which it cannot show, as the minute before. */
function pad(time: string): string {
  const padded = time.trim().padStart(5, '0')
  return padded === '24:00' ? '23:59' : padded
}
