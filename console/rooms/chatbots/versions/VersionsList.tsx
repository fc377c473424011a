import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Chatbot, ChatbotVersion } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { tell } from '../../../parts/tell.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { isSame } from '../settings/setting-changes.ts'
import { settingFields } from '../settings/setting-fields.gen.ts'
import type { SettingName } from '../settings/setting-groups.ts'
import { useSettingText } from './use-setting-text.ts'
import styles from './versions.module.css'

/** What was changed when and by whom; each change can be set back. */
export function VersionsList({ chatbot }: { chatbot: Chatbot }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const { serialNumber } = chatbot
  const found = useInfiniteQuery({
    queryKey: ['chatbot-versions', serialNumber],
    queryFn: ({ pageParam, signal }) =>
      client.listChatbotVersions({ serialNumber, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  if (found.error && !found.data) {
    return (
      <EmptyState icon="close" title={explainFailure(found.error, t)}>
        <Button variant="light" onClick={() => void found.refetch()}>
          {t('tryAgain')}
        </Button>
      </EmptyState>
    )
  }
  const versions = found.data?.pages.flatMap((page) => page.versions) ?? []
  if (found.isPending) return <Skeleton height={180} radius="lg" m="lg" />
  if (versions.length === 0)
    return <EmptyState icon="clock" title={t('chatbots.versions.empty')} help={t('chatbots.versions.emptyHelp')} />
  return (
    <div className={styles.scrolled}>
      <ol className={styles.list}>
        {versions.map((version) => (
          <li key={version.id}>
            <VersionCard chatbot={chatbot} version={version} />
          </li>
        ))}
      </ol>
      {found.hasNextPage && (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('chatbots.versions.more')}
        </Button>
      )}
    </div>
  )
}

function VersionCard({ chatbot, version }: { chatbot: Chatbot; version: ChatbotVersion }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const formats = useFormats()
  const queries = useQueryClient()
  const textOf = useSettingText()
  const names = Object.keys(version.after).filter((name): name is SettingName => Object.hasOwn(settingFields, name))
  const { serialNumber } = chatbot
  // Only what still is as this change made it, or was changed since: both are set to what was before.
  const isUndone = names.every((name) => isSame(chatbot[name], version.before[name]))
  const setBack = useMutation({
    mutationFn: async () => {
      await client.editChatbot({ serialNumber, ...version.before })
    },
    onSuccess: () => {
      tell(t, { message: t('chatbots.undone') })
      return Promise.all(
        [['chatbot', serialNumber], ['chatbots'], ['chatbot-versions', serialNumber], ['me']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      )
    },
    onError: (failure) => tell(t, { color: 'red', message: explainFailure(failure, t) }),
  })
  return (
    <article className={styles.version}>
      <header>
        <span>
          {t('chatbots.versions.by', {
            who: version.by.replace(/ \(account \w+\)$/, ''),
            time: formats.moment(version.at),
          })}
        </span>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={isUndone}
          loading={setBack.isPending}
          onClick={() => setBack.mutate()}
        >
          {t('chatbots.versions.undo')}
        </Button>
      </header>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{t(`chatbots.settings.${name}.label`)}</dt>
            <dd>
              <del dir="auto">
                <VisuallyHidden>{t('chatbots.versions.before')}: </VisuallyHidden>
                {textOf(name, version.before[name])}
              </del>
              <ins dir="auto">
                <VisuallyHidden>{t('chatbots.versions.after')}: </VisuallyHidden>
                {textOf(name, version.after[name])}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
