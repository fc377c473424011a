import { Alert, Button, Modal, Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { KnowledgeSource } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showWithUndo } from '../../parts/show-with-undo.tsx'
import { tell } from '../../parts/tell.ts'
import { explainRefusal } from './explain-refusal.ts'
import { useChangeKnowledge } from './use-knowledge.ts'

export type SourceFormKind = 'question' | 'page' | 'text' | 'sitemap' | 'sheet'

const mostAnswer = 20_000
const mostText = 500_000

interface Props {
  serialNumber: string
  kind: SourceFormKind
  /** What is changed; null: it is new. */
  source: KnowledgeSource | null
  onClose: () => void
}

/** Adds a source, or changes one that was written here. */
export function SourceForm({ serialNumber, kind, source, onClose }: Props) {
  const { t } = useTranslation()
  const { add, edit, remove, readSources } = useChangeKnowledge(serialNumber)
  const [name, setName] = useState(source?.Name ?? '')
  const [value, setValue] = useState(source?.Value ?? '')
  const needsName = kind !== 'text'
  const needsValue = kind === 'question' || kind === 'text'
  const isComplete = (!needsName || name.trim() !== '') && (!needsValue || value.trim() !== '')
  const failed = (failure: unknown): void => tell(t, { color: 'red', message: explainRefusal(failure, t) })

  const save = useMutation({
    mutationFn: async () => {
      const key = name.trim()
      if (kind === 'question') {
        await add({ questions: [{ key, value: value.trim() }] })
        if (source && source.Name !== key) await remove([source.ID])
      } else if (kind === 'page') await add({ pages: [key] })
      else if (kind === 'text') await edit({ text: value })
      else if (kind === 'sitemap') await edit({ SiteMapUrl: key, EnableSyncSiteMap: true })
      else await edit({ googleSheetUrl: key })
    },
    onSuccess: () => {
      showWithUndo(t, {
        id: `saved-${kind}`,
        message: t(source ? 'knowledge.changed' : 'knowledge.added'),
        undo: () => void undo().catch(failed),
      })
      onClose()
    },
  })

  const undo = async (): Promise<void> => {
    if (kind === 'text') return edit({ text: source?.Value ?? '' })
    const key = name.trim()
    const type = { question: 'QAList', page: 'UrlList', sitemap: 'UrlList', sheet: 'GoogleSheet' }[kind]
    const made = (await readSources()).find(({ Type, Name }) => Type === type && Name === key)
    if (source) await add({ questions: [{ key: source.Name, value: source.Value }] })
    if (made && source?.Name !== key) await remove([made.ID])
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(`knowledge.form.${kind}.${source ? 'change' : 'title'}`)}
      closeButtonProps={{ 'aria-label': t('close') }}
      closeOnClickOutside={false}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isComplete) save.mutate()
        }}
      >
        <Stack gap="md">
          {save.error && (
            <Alert color="red" variant="light" role="alert">
              {explainRefusal(save.error, t)}
            </Alert>
          )}
          {needsName && (
            <TextInput
              label={t(`knowledge.form.${kind}.name`)}
              description={t(`knowledge.form.${kind}.help`)}
              type={kind === 'question' ? 'text' : 'url'}
              placeholder={kind === 'question' ? undefined : 'https://'}
              maxLength={2_000}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              data-autofocus
              required
            />
          )}
          {needsValue && (
            <Textarea
              label={t(`knowledge.form.${kind}.value`)}
              description={t(`knowledge.form.${kind}.valueHelp`)}
              autosize
              minRows={4}
              maxRows={16}
              maxLength={kind === 'question' ? mostAnswer : mostText}
              value={value}
              onChange={({ currentTarget }) => setValue(currentTarget.value)}
              required
              {...(needsName ? {} : { 'data-autofocus': true })}
            />
          )}
          <Button type="submit" loading={save.isPending} disabled={!isComplete}>
            {t(source ? 'knowledge.save' : 'knowledge.teach')}
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}
