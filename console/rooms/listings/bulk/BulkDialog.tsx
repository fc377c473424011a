import { Alert, Button, Modal, NativeSelect, Progress, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangedListing } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { useFaultWords } from '../edit/ListingForm.tsx'
import { fieldNames, kindOf, type ListingField, readField, schemaOf } from '../edit/listing-form.ts'
import { useHomeWords } from '../use-home-words.ts'
import { type ListingChange, useListingChange } from '../use-listing-change.ts'
import styles from './bulk.module.css'
import { type BulkKind, type Chosen, type PriceWish, readPriceWish } from './bulk-change.ts'

const previewDelayMs = 300
const editable = fieldNames.filter(
  (field) => !['SalePrice', 'RentPrice', 'MLSNumber', 'Url', 'Images', 'ExtensionColumn'].includes(field),
)

interface Props {
  serialNumber: string
  kind: BulkKind
  chosen: Chosen
  onClose: () => void
  onDone: () => void
}

/** Changes many homes together, once one has seen what would become of how many. */
export function BulkDialog({ serialNumber, kind, chosen, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const words = useHomeWords()
  const faultWords = useFaultWords()
  const { client } = useApi()
  const { change } = useListingChange(serialNumber)
  const [status, setStatus] = useState('Active')
  const [price, setPrice] = useState<PriceWish>({ how: 'percent', isLess: true, amount: '', roundTo: '1000' })
  const [field, setField] = useState<ListingField>('PropertyType')
  const [text, setText] = useState('')

  const read = readField(field, text)
  const wanted: ListingChange | null =
    kind === 'remove'
      ? { remove: true }
      : kind === 'status'
        ? { Status: status }
        : kind === 'price'
          ? readPriceWish(price)
          : 'fault' in read
            ? null
            : { [field]: read.value }
  const [asked] = useDebouncedValue(wanted === null ? '' : JSON.stringify(wanted), previewDelayMs)
  const preview = useQuery({
    queryKey: ['homes-preview', serialNumber, chosen, asked],
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.changeListings(
        { serialNumber, ...chosen, ...JSON.parse(asked), dryRun: true } as Parameters<typeof client.changeListings>[0],
        { signal },
      ),
  })
  const isCurrent = wanted !== null && asked === JSON.stringify(wanted) && !preview.isPlaceholderData
  const count = isCurrent ? preview.data?.changed : undefined
  const run = useMutation({
    mutationFn: () =>
      change(
        { ...chosen, ...wanted },
        t(kind === 'remove' ? 'homes.bulk.removed' : 'homes.bulk.changed', {
          count: count ?? 0,
          number: formats.number(count ?? 0),
        }),
      ),
    onSuccess: onDone,
  })
  const failure = run.error ?? preview.error
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`homes.bulk.title.${kind}`)}
      size="lg"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          if (count) run.mutate()
        }}
      >
        {drawChoice()}
        {failure && (
          <Alert color="red" variant="light" role="alert">
            {explainFailure(failure, t)}
          </Alert>
        )}
        {wanted !== null && preview.data && (
          <section className={styles.preview} aria-live="polite" aria-busy={!isCurrent}>
            <p>
              <strong>
                {t(kind === 'remove' ? 'homes.bulk.wouldRemove' : 'homes.bulk.wouldChange', {
                  count: preview.data.changed,
                  number: formats.number(preview.data.changed),
                  of: formats.number(preview.data.found),
                })}
              </strong>
            </p>
            <ul>
              {preview.data.first.map((each) => (
                <li key={each.id}>
                  <span className="cut" dir="auto">
                    {each.title}
                  </span>
                  {each.after && <span className="numbers">{describe(each)}</span>}
                </li>
              ))}
            </ul>
            {preview.data.changed > preview.data.first.length && <p className="dim">{t('homes.bulk.andMore')}</p>}
          </section>
        )}
        {run.isPending && <Progress value={100} animated aria-label={t('homes.bulk.running')} />}
        <div className={styles.foot}>
          <span className="dim">{t('homes.bulk.undoHelp')}</span>
          <Button type="submit" {...(kind === 'remove' && { color: 'red' })} disabled={!count} loading={run.isPending}>
            {count === undefined
              ? t('homes.bulk.do')
              : t(kind === 'remove' ? 'homes.bulk.removeMany' : 'homes.bulk.doMany', {
                  count,
                  number: formats.number(count),
                })}
          </Button>
        </div>
      </form>
    </Modal>
  )

  function drawChoice() {
    if (kind === 'status') return drawStatus()
    if (kind === 'price') return drawPrice()
    return kind === 'field' ? drawField() : null
  }

  function drawStatus() {
    return (
      <NativeSelect
        label={t('homes.fields.Status')}
        value={status}
        data={(schemaOf('Status').enum ?? []).map((value) => ({ value, label: words.status(value) }))}
        onChange={({ currentTarget }) => setStatus(currentTarget.value)}
      />
    )
  }

  function drawPrice() {
    return (
      <>
        <SegmentedControl
          aria-label={t('homes.bulk.how.label')}
          value={price.how}
          onChange={(how) => setPrice({ ...price, how: how as PriceWish['how'] })}
          data={(['percent', 'amount', 'set'] as const).map((how) => ({
            value: how,
            label: t(`homes.bulk.how.${how}`),
          }))}
        />
        <div className={styles.pair}>
          {price.how !== 'set' && (
            <NativeSelect
              label={t('homes.bulk.direction')}
              value={price.isLess ? 'less' : 'more'}
              data={(['less', 'more'] as const).map((value) => ({ value, label: t(`homes.bulk.${value}`) }))}
              onChange={({ currentTarget }) => setPrice({ ...price, isLess: currentTarget.value === 'less' })}
            />
          )}
          <TextInput
            label={t(price.how === 'percent' ? 'homes.bulk.percent' : 'homes.bulk.amount')}
            value={price.amount}
            inputMode="decimal"
            data-autofocus
            autoComplete="off"
            error={price.amount.trim() !== '' && readPriceWish(price) === null ? t('homes.faults.number') : undefined}
            onChange={({ currentTarget }) => setPrice({ ...price, amount: currentTarget.value })}
          />
          {price.how !== 'set' && (
            <NativeSelect
              label={t('homes.bulk.roundTo')}
              value={price.roundTo}
              data={['1', '10', '100', '1000', '5000'].map((value) => ({
                value,
                label: formats.number(Number(value)),
              }))}
              onChange={({ currentTarget }) => setPrice({ ...price, roundTo: currentTarget.value })}
            />
          )}
        </div>
      </>
    )
  }

  function drawField() {
    const schema = schemaOf(field)
    const shared = {
      label: t('homes.bulk.value'),
      value: text,
      description: schema.isRequired ? undefined : t('homes.bulk.empties'),
      error: 'fault' in read && text.trim() !== '' ? faultWords(read.fault) : undefined,
    }
    return (
      <>
        <NativeSelect
          label={t('homes.bulk.whichField')}
          value={field}
          data={editable.map((value) => ({ value, label: t(`homes.fields.${value}`) }))}
          onChange={({ currentTarget }) => {
            setField(currentTarget.value as ListingField)
            setText('')
          }}
        />
        {schema.enum ? (
          <NativeSelect
            {...shared}
            data={[
              { value: '', label: t('homes.none') },
              ...schema.enum.map((value) => ({ value, label: t(`homes.choices.${value}` as 'homes.choices.Active') })),
            ]}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        ) : kindOf(field) === 'long' ? (
          <Textarea
            {...shared}
            autosize
            minRows={4}
            maxRows={12}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        ) : (
          <TextInput {...shared} autoComplete="off" onChange={({ currentTarget }) => setText(currentTarget.value)} />
        )}
      </>
    )
  }

  function describe({ before, after }: ChangedListing): string {
    const say = (name: string, value: unknown): string => {
      if (value === null || value === undefined || value === '') return '—'
      if (name === 'Status') return words.status(String(value))
      return typeof value === 'number' ? formats.number(value) : String(value).slice(0, 60)
    }
    return Object.keys(after ?? {})
      .filter((name) => before[name] !== after?.[name])
      .map((name) => `${say(name, before[name])} → ${say(name, after?.[name])}`)
      .join(', ')
  }
}
