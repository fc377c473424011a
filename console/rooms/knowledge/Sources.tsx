import { Button, Menu, Skeleton, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { KnowledgeSource } from 'porchlight/client'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { showWithUndo } from '../../parts/show-with-undo.tsx'
import { tell } from '../../parts/tell.ts'
import { DropFiles } from './DropFiles.tsx'
import { explainRefusal } from './explain-refusal.ts'
import styles from './knowledge.module.css'
import type { SourceFormKind } from './SourceForm.tsx'
import { SourceRow } from './SourceRow.tsx'
import { groupSources, isLearning, titleOf } from './source-groups.ts'
import { isTooLarge, uploadFiles } from './upload-files.ts'
import { useChangeKnowledge, useSources } from './use-knowledge.ts'

const SourceForm = lazy(() => import('./SourceForm.tsx').then(({ SourceForm: component }) => ({ default: component })))

const kinds = ['question', 'page', 'text', 'sitemap', 'sheet'] as const
/** Of each kind; more are shown when asked for. */
const shownAtFirst = 50

interface Props {
  serialNumber: string
  mayEdit: boolean
}

/** What a chatbot learns from, how each stands, and what to add. */
export function Sources({ serialNumber, mayEdit }: Props) {
  const { t } = useTranslation()
  const api = useApi()
  const sources = useSources(serialNumber)
  const { add, remove, restore, relearn, readSources } = useChangeKnowledge(serialNumber)
  const [words, setWords] = useState('')
  const [whole, setWhole] = useState<string | null>(null)
  const [form, setForm] = useState<{ kind: SourceFormKind; source: KnowledgeSource | null } | null>(null)
  const failed = (failure: unknown): void => tell(t, { color: 'red', message: explainRefusal(failure, t) })
  const removing = useMutation({
    mutationFn: async (source: KnowledgeSource) => {
      await remove([source.ID])
      // Addresses of pages and sitemaps stand in one list: a sitemap is not known by its own id any more.
      const wasSitemap = source.Type === 'UrlList' && /sitemap|\.xml(\?|$)/i.test(source.Name)
      showWithUndo(t, {
        id: `removed-${source.ID}`,
        message: t('knowledge.removed', { title: titleOf(source).slice(0, 60) }),
        undo: () => void restore(source, wasSitemap).catch(failed),
      })
    },
    onError: failed,
  })
  const relearning = useMutation({ mutationFn: (source: KnowledgeSource) => relearn([source.ID]), onError: failed })
  const uploading = useMutation({
    mutationFn: async (files: File[]) => {
      for (const file of files.filter(isTooLarge))
        tell(t, { color: 'red', message: t('knowledge.tooLarge', { name: file.name }) })
      const uploaded = await uploadFiles(
        api,
        files.filter((file) => !isTooLarge(file)),
      )
      for (const { name, id, failure } of uploaded)
        if (id === null) tell(t, { color: 'red', message: `${name}: ${explainFailure(failure, t)}` })
      const ids = uploaded.flatMap(({ id }) => (id === null ? [] : [id]))
      if (ids.length === 0) return
      await add({ files: ids })
      showWithUndo(t, {
        id: `uploaded-${ids[0]}`,
        message: t('knowledge.uploaded', { count: ids.length }),
        undo: () => void undoFiles(ids).catch(failed),
      })
    },
    onError: failed,
  })
  const undoFiles = async (ids: readonly number[]): Promise<void> => {
    const added = (await readSources()).filter(({ Type, Name }) => Type === 'FileList' && ids.includes(Number(Name)))
    if (added.length > 0) await remove(added.map(({ ID }) => ID))
  }

  if (sources.error && !sources.data)
    return (
      <EmptyState icon="close" title={explainFailure(sources.error, t)}>
        <Button variant="light" onClick={() => void sources.refetch()}>
          {t('tryAgain')}
        </Button>
      </EmptyState>
    )
  if (!sources.data)
    return (
      <div className={styles.coming} aria-busy="true">
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} height={64} radius="lg" />
        ))}
      </div>
    )
  const groups = groupSources(sources.data, words)
  const learning = isLearning(sources.data)
  const list = (
    <>
      {sources.data.length === 0 ? (
        <EmptyState icon="knowledge" title={t('knowledge.empty')} help={t('knowledge.emptyHelp')} />
      ) : groups.length === 0 ? (
        <EmptyState icon="search" title={t('knowledge.noneLike')} />
      ) : (
        groups.map(([name, group]) => (
          <section key={name} className={styles.group}>
            <h2>
              {t(`knowledge.group.${name}`)} <span>{group.length}</span>
            </h2>
            <ul>
              {(whole === name ? group : group.slice(0, shownAtFirst)).map((source) => (
                <SourceRow
                  key={source.ID}
                  source={source}
                  mayEdit={mayEdit}
                  onEdit={() => setForm({ kind: source.Type === 'QAList' ? 'question' : 'text', source })}
                  onRemove={() => removing.mutate(source)}
                  onRelearn={() => relearning.mutate(source)}
                />
              ))}
            </ul>
            {group.length > shownAtFirst && whole !== name && (
              <Button variant="default" size="xs" onClick={() => setWhole(name)}>
                {t('knowledge.showAll', { count: group.length })}
              </Button>
            )}
          </section>
        ))
      )}
    </>
  )
  return (
    <>
      <div className={styles.tools}>
        <TextInput
          className={styles.search}
          type="search"
          aria-label={t('knowledge.searchLabel')}
          placeholder={t('knowledge.searchLabel')}
          leftSection={<Icon name="search" size={17} />}
          value={words}
          maxLength={200}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <p className={styles.learning} role="status">
          {learning ? t('knowledge.learning') : ''}
        </p>
        {mayEdit && (
          <Menu position="bottom-end">
            <Menu.Target>
              <Button leftSection={<Icon name="plus" size={17} />}>{t('knowledge.add')}</Button>
            </Menu.Target>
            <Menu.Dropdown>
              {kinds.map((kind) => (
                <Menu.Item key={kind} onClick={() => setForm({ kind, source: textOf(kind) })}>
                  {t(`knowledge.form.${kind}.title`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {mayEdit ? (
        <DropFiles isBusy={uploading.isPending} onFiles={(files) => files.length > 0 && uploading.mutate(files)}>
          {list}
        </DropFiles>
      ) : (
        list
      )}
      <Suspense fallback={null}>
        {form && <SourceForm {...form} serialNumber={serialNumber} onClose={() => setForm(null)} />}
      </Suspense>
    </>
  )

  /** There is one text, which goes on. */
  function textOf(kind: SourceFormKind): KnowledgeSource | null {
    return kind === 'text' ? (sources.data?.find(({ Type }) => Type === 'Text') ?? null) : null
  }
}
