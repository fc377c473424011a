import { Button, NativeSelect, TextInput } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { LoggedChange } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { teamQuery } from '../../../api/team-query.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { saveFile } from '../../../parts/save-file.ts'
import { tell } from '../../../parts/tell.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { writeCsv } from '../../insight/number-table.ts'
import { FoundRows } from '../FoundRows.tsx'
import styles from '../setup.module.css'
import { useTellFailure } from '../use-tell-failure.ts'
import { type DetailWords, tellDetails } from './tell-details.ts'
import { useDetailWords } from './use-detail-words.ts'
import { useLogSentence } from './use-log-sentence.ts'

/** What changes can be looked for by, and the actions that are meant. */
const areas = {
  settings: 'settings.*',
  chatbot: 'chatbot.*',
  key: 'key.*',
  member: 'member.*',
  webhook: 'webhook.*',
  listing: 'listing*',
  knowledge: 'knowledge.*',
  visitor: 'visitor.*',
  tour: 'tour.*',
  retention: 'retention.*',
} as const

/** Who can be looked for besides colleagues. */
const kinds = ['key', 'visitor', 'command-line'] as const
const isKind = (by: string): by is (typeof kinds)[number] => kinds.some((kind) => kind === by)

type Area = keyof typeof areas
const areaNames = Object.keys(areas) as Area[]

const pageOfFile = 200
/** More rows are not saved at once. */
const mostRows = 10_000
const dayMs = 86_400_000

/** Who changed what, in sentences; by person, kind and day; to be saved. */
export function LogPart() {
  const { t } = useTranslation()
  const api = useApi()
  const { client } = api
  const tellFailure = useTellFailure()
  const sentence = useLogSentence()
  const words = useDetailWords()
  const { data: team } = useQuery(teamQuery(api))
  const [area, setArea] = useState<Area | null>(null)
  const [by, setBy] = useState('')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const first = readDay(from)
  const last = readDay(to)
  const filter = {
    ...(area && { action: areas[area] }),
    ...(isKind(by) ? { kind: by } : by && { by }),
    ...(first !== null && { from: new Date(first).toISOString() }),
    // The last day is looked through too.
    ...(last !== null && { to: new Date(last + dayMs).toISOString() }),
  }
  const found = useInfiniteQuery({
    queryKey: ['audit-log', filter],
    queryFn: ({ pageParam, signal }) =>
      client.listChanges({ ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
  const changes = found.data?.pages.flatMap((page) => page.changes) ?? []
  const save = useMutation({
    mutationFn: async () => {
      const rows: LoggedChange[] = []
      let cursor: string | null = ''
      while (cursor !== null && rows.length < mostRows) {
        const page: { changes: LoggedChange[]; nextCursor: string | null } = await client.listChanges({
          ...filter,
          limit: pageOfFile,
          ...(cursor && { cursor }),
        })
        rows.push(...page.changes)
        cursor = page.nextCursor
      }
      if (cursor !== null) tell(t, { message: t('setup.log.tooMany', { count: rows.length }) })
      const names = ['csvTime', 'csvBy', 'csvWhat', 'csvDetails', 'csvAction', 'csvTarget'] as const
      const table = {
        head: names.map((name) => t(`setup.log.${name}`)),
        rows: rows.map((each) => [
          each.at,
          sentence.tellWho(each.by),
          sentence.tellWhat(each),
          (words ? tellDetails(each.details, words) : []).map(({ name, value }) => `${name}: ${value}`).join('; '),
          each.action,
          each.target,
        ]),
      }
      saveFile('audit-log.csv', 'text/csv', writeCsv(table))
    },
    onError: tellFailure,
  })
  return (
    <section className={styles.card} aria-labelledby="log">
      <h2 id="log">{t('setup.parts.log')}</h2>
      <p className={styles.about}>{t('setup.log.help')}</p>
      <div className={`${styles.line} ${styles.filters}`}>
        <NativeSelect
          label={t('setup.log.what')}
          value={area ?? ''}
          onChange={({ currentTarget }) => setArea(areaNames.find((each) => each === currentTarget.value) ?? null)}
          data={[
            { value: '', label: t('setup.log.anything') },
            ...areaNames.map((each) => ({ value: each, label: t(`setup.log.areas.${each}`) })),
          ]}
        />
        <NativeSelect
          label={t('setup.log.by')}
          value={by}
          onChange={({ currentTarget }) => setBy(currentTarget.value)}
          data={[
            { value: '', label: t('setup.log.anybody') },
            ...(team?.members ?? []).map(({ accountId, name }) => ({
              value: `(account ${accountId.slice(0, 8)})`,
              label: name,
            })),
            { value: 'key', label: t('setup.log.programs') },
            { value: 'visitor', label: t('setup.log.visitors') },
            { value: 'command-line', label: t('setup.log.line') },
          ]}
        />
        <TextInput
          type="date"
          label={t('setup.log.fromDay')}
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('setup.log.toDay')}
          value={to}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
        <Button variant="default" loading={save.isPending} disabled={!words} onClick={() => save.mutate()}>
          {t('setup.log.save')}
        </Button>
      </div>
      <FoundRows found={found} rows={changes} empty={<EmptyState icon="search" title={t('setup.log.empty')} />}>
        {(each) => <ChangeRow key={each.id} entry={each} sentence={sentence} words={words} />}
      </FoundRows>
    </section>
  )
}

/** The beginning of a day on the clock of the browser; null: none is given. */
function readDay(text: string): number | null {
  const ms = text === '' ? Number.NaN : new Date(`${text}T00:00`).getTime()
  const year = new Date(ms).getFullYear()
  return Number.isNaN(ms) || year < 1970 || year > 2900 ? null : ms
}

interface RowProps {
  entry: LoggedChange
  sentence: ReturnType<typeof useLogSentence>
  words: DetailWords | null
}

function ChangeRow({ entry, sentence, words }: RowProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const details = words ? tellDetails(entry.details, words) : []
  const said = t('setup.log.sentence', { who: sentence.tellWho(entry.by), what: sentence.tellWhat(entry) })
  return (
    <li>
      <span className={styles.what}>
        <strong dir="auto">{said}</strong>
        <small title={`${entry.action} · ${entry.target}`}>{formats.momentWithZone(entry.at)}</small>
      </span>
      {details.length > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-label={`${t('setup.log.details')}: ${said}`}
          onClick={() => setOpen(!isOpen)}
        >
          {t('setup.log.details')}
        </Button>
      )}
      {isOpen && (
        <dl className={styles.details}>
          {details.map(({ name, value }) => (
            <div key={name} className={styles.pair}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
