import { Alert, Button, NativeSelect, Skeleton, TextInput } from '@mantine/core'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListingImport, PreviewImportResult } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { fieldNames, type ListingField } from '../edit/listing-form.ts'
import { ImportFigures } from './ImportFigures.tsx'
import styles from './imports.module.css'
import { PreviewRows } from './PreviewRows.tsx'

/** What makes fields together, or is kept under a name that cards and answers read. */
const partNames = [
  'StreetNumber',
  'StreetPrefix',
  'StreetName',
  'StreetSuffix',
  'StreetDirection',
  'UnitNumber',
  'AddressLine2',
  'CityStateZip',
  'Country',
  'Coordinates',
  'BedsBaths',
  'BathsFull',
  'BathsHalf',
  'BathsThreeQuarter',
  'Rooms',
  'Layout',
  'LotUnit',
  'ListDate',
  'AvailableDate',
  'RentPeriod',
  'PriceQualifier',
  'OpenHouse',
  'VirtualTour',
  'AgentName',
  'AgentFirstName',
  'AgentLastName',
  'AgentEmail',
  'AgentPhone',
  'OfficeName',
  'OfficePhone',
] as const

/** How a column is named to the server: one without a name by its place. */
const keyOf = (name: string, index: number): string => name || `#${index + 1}`

type Prune = 'stay' | 'off-market' | 'remove'

/** What each column is, the first rows as they would be, and what the whole file would do. */
export function MapColumns({ serialNumber, found }: { serialNumber: string; found: ListingImport }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { client } = useApi()
  const queries = useQueryClient()
  const id = String(found.id)
  const [sheet, setSheet] = useState(found.choices.sheet ?? '')
  const [map, setMap] = useState<Record<string, string>>(found.choices.map ?? {})
  const [release, setRelease] = useState<string[]>(found.choices.release ?? [])
  const [set, setSet] = useState<Record<string, string>>(found.choices.set ?? {})
  const [key, setKey] = useState<'MLSNumber' | 'URL'>(found.choices.key ?? 'MLSNumber')
  const [prune, setPrune] = useState<Prune>(found.choices.prune?.how ?? 'stay')
  const ofSheet = sheet === '' ? {} : { sheet }
  const choices = { ...ofSheet, map, release, set, key, ...(prune !== 'stay' && { prune: { how: prune } }) }
  const preview = useQuery({
    queryKey: ['import-preview', serialNumber, id, sheet, map, release, set, key],
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: ({ signal }) => client.previewImport({ serialNumber, id, ...ofSheet, map, release, set, key }, { signal }),
  })
  const start = useMutation({
    mutationFn: (dryRun: boolean) => client.startImport({ serialNumber, id, ...choices, dryRun }),
    onSuccess: (now) => {
      queries.setQueryData(['import', serialNumber, found.id], now)
      void queries.invalidateQueries({ queryKey: ['import'] })
      void queries.invalidateQueries({ queryKey: ['imports'] })
    },
  })
  // Figures of other choices say nothing of these.
  const [checkedFor] = useState(() => JSON.stringify(choices))
  const isChecked = found.state === 'checked'
  const { data } = preview
  if (!data) {
    return preview.error ? (
      <Alert color="red" variant="light" role="alert">
        {explainFailure(preview.error, t)}
      </Alert>
    ) : (
      <Skeleton height={260} radius="lg" />
    )
  }
  return (
    <div className={styles.steps}>
      {isChecked && JSON.stringify(choices) === checkedFor && (
        <section className={styles.box}>
          <p className={styles.boxTitle}>{t('homes.imports.checked')}</p>
          <ImportFigures found={found} />
        </section>
      )}
      <section className={styles.box} aria-busy={preview.isFetching}>
        {data.sheets.length > 1 && (
          <NativeSelect
            className={styles.sheet}
            label={t('homes.imports.sheet')}
            description={t('homes.imports.sheetHelp', { sheets: formats.number(data.sheets.length) })}
            value={sheet || (data.sheet ?? '')}
            onChange={({ currentTarget }) => {
              setSheet(currentTarget.value)
              // What was said of the columns of another sheet says nothing of these.
              setMap({})
              setRelease([])
              setSet({})
            }}
            data={data.sheets}
          />
        )}
        <h3>{t('homes.imports.columns')}</h3>
        <p className="dim">{t('homes.imports.columnsHelp')}</p>
        {preview.error && (
          <Alert color="red" variant="light" role="alert">
            {explainFailure(preview.error, t)}
          </Alert>
        )}
        <ul className={styles.columns}>{data.columns.map(drawColumn)}</ul>
        {data.missing.map((field) => (
          <TextInput
            key={field}
            label={t('homes.imports.missing', { field: t(`homes.fields.${field as ListingField}`) })}
            description={t('homes.imports.missingHelp')}
            value={set[field] ?? ''}
            onChange={({ currentTarget }) => {
              const { [field]: _, ...others } = set
              setSet(currentTarget.value.trim() === '' ? others : { ...others, [field]: currentTarget.value.trim() })
            }}
          />
        ))}
        {data.hints.map((hint) => (
          <p key={hint} className={styles.message}>
            {hint}
          </p>
        ))}
        <div className={styles.pair}>
          <NativeSelect
            label={t('homes.imports.key')}
            description={t('homes.imports.keyHelp')}
            value={key}
            onChange={({ currentTarget }) => setKey(currentTarget.value === 'URL' ? 'URL' : 'MLSNumber')}
            data={[
              { value: 'MLSNumber', label: t('homes.fields.MLSNumber') },
              { value: 'URL', label: t('homes.fields.Url') },
            ]}
          />
          <NativeSelect
            label={t('homes.imports.prune.label')}
            description={t('homes.imports.prune.help')}
            value={prune}
            onChange={({ currentTarget }) => setPrune(currentTarget.value as Prune)}
            data={(['stay', 'off-market', 'remove'] as const).map((value) => ({
              value,
              label: t(`homes.imports.prune.${value}`),
            }))}
          />
        </div>
      </section>
      <PreviewRows rows={data.rows} looked={data.looked} faulty={data.faulty} isSheet={data.sheet !== null} />
      {start.error && (
        <Alert color="red" variant="light" role="alert">
          {explainFailure(start.error, t)}
        </Alert>
      )}
      <div className={styles.foot}>
        <span className="dim">
          {t('homes.imports.size', { size: formats.number(Math.max(1, Math.round(found.bytes / 1024))) })}
        </span>
        <Button variant="default" loading={start.isPending && start.variables} onClick={() => start.mutate(true)}>
          {t('homes.imports.check')}
        </Button>
        <Button
          loading={start.isPending && !start.variables}
          disabled={data.missing.length > 0 && data.missing.some((field) => !set[field])}
          onClick={() => start.mutate(false)}
        >
          {t('homes.imports.start')}
        </Button>
      </div>
    </div>
  )

  function drawColumn({ name, target, how, samples }: PreviewImportResult['columns'][number], index: number) {
    const shown = name || t('homes.imports.nameless', { place: formats.number(index + 1) })
    const value = target ?? { 'left out': '-', 'held back': 'held' }[how as string] ?? '+'
    const held = data?.heldBack.find((each) => each.name === name && how === 'held back')
    return (
      // Columns without a name, or with the same one, are told apart by their places.
      <li key={`${index} ${name}`}>
        <span className={styles.column}>
          <strong className="cut" dir="auto">
            {shown}
          </strong>
          <span className="dim cut" dir="auto">
            {samples.join(' · ')}
          </span>
          {held && (
            <span className="dim">
              {t(`homes.imports.held.${held.kind}`)} {t(`homes.imports.held.${held.by}`)}
            </span>
          )}
        </span>
        <NativeSelect
          aria-label={t('homes.imports.columnIs', { name: shown })}
          value={value}
          data-guessed={how !== 'map' || undefined}
          onChange={({ currentTarget }) => {
            const wanted = currentTarget.value
            if (wanted === 'release') setRelease((now) => [...now, name])
            if (['+', 'held', 'release'].includes(wanted)) return
            setMap((now) => {
              const key = keyOf(name, index)
              // A field has one column: the one that had it is guessed anew.
              const others = Object.entries(now).filter(([column, field]) => column !== key && field !== wanted)
              const freed = data?.columns.findIndex((each, place) => each.target === wanted && place !== index) ?? -1
              const freedName = data?.columns[freed]?.name
              return {
                ...Object.fromEntries(others),
                ...(freedName !== undefined && wanted !== '-' && { [keyOf(freedName, freed)]: '-' }),
                [key]: wanted,
              }
            })
          }}
          data={[
            ...(how === 'kept' ? [{ value: '+', label: t('homes.imports.keep') }] : []),
            ...(how === 'held back'
              ? [
                  { value: 'held', label: t('homes.imports.held.option') },
                  { value: 'release', label: t('homes.imports.held.release') },
                ]
              : []),
            { value: '-', label: t('homes.imports.leave') },
            { value: 'Price', label: t('homes.imports.price') },
            ...fieldNames.map((field) => ({ value: field, label: t(`homes.fields.${field}`) })),
            ...partNames.map((part) => ({ value: part, label: t(`homes.imports.parts.${part}`) })),
          ]}
        />
      </li>
    )
  }
}
