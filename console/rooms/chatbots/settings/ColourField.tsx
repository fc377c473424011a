import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fromTypedColour, toHex, toRgb, toShownColour } from './colour-forms.ts'
import styles from './settings.module.css'

interface Props {
  id: string
  label: string
  description: string
  error: string | undefined
  /** As rgb(r,g,b). */
  value: string
  onChange: (colour: string) => void
}

/** A colour, picked or written. */
export function ColourField({ value, onChange, label, ...field }: Props) {
  const { t } = useTranslation()
  return (
    <TextInput
      {...field}
      label={label}
      value={toShownColour(value)}
      maxLength={100}
      maw={260}
      onChange={({ currentTarget }) => onChange(fromTypedColour(currentTarget.value))}
      leftSection={
        <input
          type="color"
          className={styles.swatch}
          aria-label={t('chatbots.pick', { what: label })}
          value={toHex(value)}
          onChange={({ currentTarget }) => onChange(toRgb(currentTarget.value))}
        />
      }
    />
  )
}
