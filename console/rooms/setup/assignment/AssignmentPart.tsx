import { Radio, Skeleton, Stack } from '@mantine/core'
import '@mantine/core/styles/Radio.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { teamQuery } from '../../../api/team-query.ts'
import { useMe } from '../../../api/use-me.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { Pill } from '../../../parts/Pill.tsx'
import { showWithUndo } from '../../../parts/show-with-undo.tsx'
import { PartFailure } from '../PartFailure.tsx'
import styles from '../setup.module.css'
import { useTellFailure } from '../use-tell-failure.ts'

const ways = ['off', 'inTurn', 'agentOfListing'] as const
type Way = (typeof ways)[number]

/** Whose a conversation becomes by itself, and who takes part. */
export function AssignmentPart() {
  const { t } = useTranslation()
  const { client } = useApi()
  const { role } = useMe()
  const queries = useQueryClient()
  const tellFailure = useTellFailure()
  const { data, error, refetch } = useQuery({
    queryKey: ['workspace-settings'],
    queryFn: ({ signal }) => client.readWorkspaceSettings({}, { signal }),
  })
  const save = useMutation({
    mutationFn: ({ way }: { way: Way; former: Way | null }) => client.editWorkspaceSettings({ Assignment: way }),
    onSuccess: (settings, { former }) => {
      queries.setQueryData(['workspace-settings'], settings)
      if (former !== null)
        showWithUndo(t, {
          id: 'assignment',
          message: t('setup.assignment.saved'),
          undo: () => save.mutate({ way: former, former: null }),
        })
    },
    onError: tellFailure,
  })
  if (error && !data) return <PartFailure failure={error} onAgain={() => void refetch()} />
  const isOwner = role === 'owner'
  const way = (save.isPending ? save.variables.way : data?.Assignment) ?? 'off'
  return (
    <>
      <section className={styles.card} aria-labelledby="assignment">
        <h2 id="assignment">{t('setup.parts.assignment')}</h2>
        <p className={styles.about}>
          {t('setup.assignment.help')} {!isOwner && t('setup.assignment.forOwner')}
        </p>
        {!data && <Skeleton height={140} />}
        {data && (
          <Radio.Group
            aria-labelledby="assignment"
            value={way}
            onChange={(value) => {
              const wanted = ways.find((each) => each === value)
              if (wanted) save.mutate({ way: wanted, former: data.Assignment })
            }}
          >
            <Stack gap="sm">
              {ways.map((each) => (
                <Radio
                  key={each}
                  value={each}
                  disabled={!isOwner || save.isPending}
                  label={t(`setup.assignment.ways.${each}.name`)}
                  description={t(`setup.assignment.ways.${each}.help`)}
                />
              ))}
            </Stack>
          </Radio.Group>
        )}
      </section>
      {data && way !== 'off' && <WhoTakesPart way={way} />}
    </>
  )
}

function WhoTakesPart({ way }: { way: Exclude<Way, 'off'> }) {
  const { t } = useTranslation()
  const api = useApi()
  const { data } = useQuery(teamQuery(api))
  const members = data?.members ?? []
  const agents = members.filter(({ role }) => role === 'agent')
  const byHome = way === 'agentOfListing'
  const shown = byHome ? members : agents
  return (
    <section className={styles.card} aria-labelledby="takes-part">
      <h2 id="takes-part">{t('setup.assignment.who')}</h2>
      <p className={styles.about}>{t(`setup.assignment.whoHelp.${way}`)}</p>
      {!data && <Skeleton height={60} />}
      {data && agents.length === 0 && (
        <EmptyState icon="person" title={t('setup.assignment.nobody')} help={t('setup.assignment.nobodyHelp')} />
      )}
      <ul className={styles.rows}>
        {shown.map(({ accountId, name, email, role }) => (
          <li key={accountId}>
            <span className={styles.what}>
              <strong dir="auto">{name}</strong>
              <small>{byHome ? t('setup.assignment.homesOf', { email }) : email}</small>
            </span>
            {role === 'agent' ? (
              <Pill tone="good">{t('setup.assignment.inTurn')}</Pill>
            ) : (
              <Pill>{t('setup.assignment.ownHomes')}</Pill>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
