import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './edit.module.css'
import { type Fault, type FormValues, groupNames, groups, kindOf, type ListingField, schemaOf } from './listing-form.ts'

interface Props {
  values: FormValues
  faults: Partial<Record<ListingField, string>>
  /** Fields whose number nobody said. */
  unsaid: readonly string[]
  /** The field that somebody came for. */
  focused: ListingField | undefined
  onChange: (field: ListingField, value: string) => void
  /** Told where somebody leaves a field, so that what is wrong is said there and not before. */
  onLeave: (field: ListingField) => void
}

const linesOf = { Description: 7, Images: 4, ExtensionColumn: 6 } as const

/** Every field of a listing, as its schema has it. */
export function ListingForm({ values, faults, unsaid, focused, onChange, onLeave }: Props) {
  const { t } = useTranslation()
  const isRental = values.SaleType === 'for_rent'
  const isShown = (field: ListingField): boolean => {
    if (field === 'RentPrice' || field === 'DepositFee' || field === 'SpaceType')
      return isRental || values[field] !== ''
    return field !== 'SalePrice' || !isRental || values[field] !== ''
  }
  return (
    <>
      {groupNames.map((name) => (
        <fieldset key={name} className={styles.group}>
          <legend>{t(`homes.groups.${name}`)}</legend>
          <div className={styles.fields}>{groups[name].filter(isShown).map(drawField)}</div>
        </fieldset>
      ))}
    </>
  )

  function drawField(field: ListingField) {
    const kind = kindOf(field)
    const schema = schemaOf(field)
    const help = t(`homes.help.${field}`)
    const shared = {
      label: t(`homes.fields.${field}`),
      description: (unsaid.includes(field) ? `${t('homes.unsaid')} ${help}`.trim() : help) || undefined,
      error: faults[field],
      withAsterisk: schema.isRequired,
      id: `field-${field}`,
      name: field,
      'data-autofocus': field === focused || undefined,
      inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
      onBlur: () => onLeave(field),
    }
    if (kind === 'choice') {
      const values_ = (schema.enum ?? []).map((value) => ({
        value,
        label: t(`homes.choices.${value}` as 'homes.choices.Active'),
      }))
      return (
        <NativeSelect
          key={field}
          {...shared}
          value={values[field]}
          data={schema.isRequired ? values_ : [{ value: '', label: t('homes.none') }, ...values_]}
          onChange={({ currentTarget }) => onChange(field, currentTarget.value)}
        />
      )
    }
    if (kind === 'long' || kind === 'lines') {
      return (
        <Textarea
          key={field}
          {...shared}
          className={styles.wide}
          value={values[field]}
          minRows={linesOf[field as keyof typeof linesOf]}
          autosize
          maxRows={18}
          dir="auto"
          onChange={({ currentTarget }) => onChange(field, currentTarget.value)}
        />
      )
    }
    return (
      <TextInput
        key={field}
        {...shared}
        className={field === 'Address' || field === 'Url' || field === 'Location' ? styles.wide : undefined}
        value={values[field]}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        dir={kind === 'number' ? 'ltr' : 'auto'}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(field, currentTarget.value)}
      />
    )
  }
}

/** What is wrong with a field, in words. */
export function useFaultWords(): (fault: Fault) => string {
  const { t, i18n } = useTranslation()
  return ({ key, limit = 0 }) =>
    // A year is no amount.
    t(`homes.faults.${key}`, { limit: key === 'year' ? String(limit) : limit.toLocaleString(i18n.language) })
}
