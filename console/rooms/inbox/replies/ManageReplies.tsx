import { ActionIcon, Alert, Button, Group, Modal, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Reply } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { Pill } from '../../../parts/Pill.tsx'
import { showWithUndo } from '../../../parts/show-with-undo.tsx'
import { nameLanguage } from '../../../words/name-language.ts'
import { repliesQuery } from '../desk-queries.ts'
import { spokenLanguages } from '../inbox-search.ts'
import styles from './replies.module.css'

type Draft = Omit<Reply, 'id'> & { id: number | null }
type SpokenLanguage = '' | (typeof spokenLanguages)[number]

const nothing: Draft = { id: null, name: '', content: '', language: '' }

/** The replies of the firm: added, changed and deleted. */
export function ManageReplies({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation()
  const api = useApi()
  const { client } = api
  const queries = useQueryClient()
  const { data: replies = [] } = useQuery(repliesQuery(api))
  const [draft, setDraft] = useState<Draft>(nothing)
  const readAgain = (): Promise<void> => queries.invalidateQueries({ queryKey: ['replies'] })
  const fieldsOf = ({ name, content, language }: Omit<Draft, 'id'>) => ({
    name: name.trim(),
    content: content.trim(),
    // Chosen from a list of them.
    language: language as SpokenLanguage,
  })
  const save = useMutation({
    mutationFn: () =>
      draft.id === null ? client.createReply(fieldsOf(draft)) : client.editReply({ id: draft.id, ...fieldsOf(draft) }),
    onSuccess: () => {
      setDraft(nothing)
      return readAgain()
    },
  })
  const restore = useMutation({
    mutationFn: (reply: Reply) => client.createReply(fieldsOf(reply)),
    onSettled: readAgain,
  })
  const remove = useMutation({
    mutationFn: ({ id }: Reply) => client.deleteReply({ id }),
    onSuccess: (_gone, reply) => {
      if (draft.id === reply.id) setDraft(nothing)
      const message = t('desk.replies.deleted', { name: reply.name })
      showWithUndo(t, { id: `reply-${reply.id}`, message, undo: () => restore.mutate(reply) })
      return readAgain()
    },
  })
  const failure = save.error ?? remove.error ?? restore.error
  const isWhole = draft.name.trim() !== '' && draft.content.trim() !== ''
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('desk.replies.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole) save.mutate()
        }}
      >
        <Stack gap="sm">
          <p className="dim">{t('desk.replies.help', { visitor: '{{name}}', me: '{{me}}' })}</p>
          {failure && <Alert color="red">{explainFailure(failure, t)}</Alert>}
          <TextInput
            label={t('desk.replies.name')}
            maxLength={60}
            data-autofocus
            value={draft.name}
            onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
          />
          <Textarea
            label={t('desk.replies.content')}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={4_000}
            dir="auto"
            value={draft.content}
            onChange={({ currentTarget }) => setDraft({ ...draft, content: currentTarget.value })}
          />
          <Group align="flex-end" justify="space-between">
            <NativeSelect
              label={t('desk.replies.forLanguage')}
              value={draft.language}
              onChange={({ currentTarget }) => setDraft({ ...draft, language: currentTarget.value })}
              data={[
                { value: '', label: t('desk.replies.allLanguages') },
                ...spokenLanguages.map((code) => ({ value: code, label: nameLanguage(code, i18n.language) })),
              ]}
            />
            <Group gap="xs">
              {draft.id !== null && (
                <Button variant="subtle" color="gray" onClick={() => setDraft(nothing)}>
                  {t('desk.replies.new')}
                </Button>
              )}
              <Button type="submit" disabled={!isWhole} loading={save.isPending}>
                {draft.id === null ? t('desk.replies.add') : t('desk.replies.save')}
              </Button>
            </Group>
          </Group>
          <ul className={styles.own}>
            {replies.map((reply) => (
              <li key={reply.id}>
                <div>
                  <strong>/{reply.name}</strong>{' '}
                  {reply.language !== '' && <Pill>{nameLanguage(reply.language, i18n.language)}</Pill>}
                  <p dir="auto">{reply.content}</p>
                </div>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('desk.replies.edit', { name: reply.name })}
                  onClick={() => setDraft(reply)}
                >
                  <Icon name="pencil" size={17} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('desk.replies.delete', { name: reply.name })}
                  onClick={() => remove.mutate(reply)}
                >
                  <Icon name="trash" size={17} />
                </ActionIcon>
              </li>
            ))}
          </ul>
        </Stack>
      </form>
    </Modal>
  )
}
