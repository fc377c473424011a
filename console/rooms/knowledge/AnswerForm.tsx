import { Alert, Button, Loader, Modal, Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { tell } from '../../parts/tell.ts'
import { explainRefusal } from './explain-refusal.ts'
import styles from './knowledge.module.css'
import { Said } from './Said.tsx'
import { stateOf } from './source-groups.ts'
import { useChangeKnowledge } from './use-knowledge.ts'

interface Props {
  serialNumber: string
  group: { id: number; question: string; count: number; examples: string[] }
  onClose: () => void
}

const lookMs = 700

/** Makes an answer of the firm of a question that had none, and shows what the chatbot says to it from now on. */
export function AnswerForm({ serialNumber, group, onClose }: Props) {
  const { t } = useTranslation()
  const { client } = useApi()
  const queries = useQueryClient()
  const { add, remove, readSources } = useChangeKnowledge(serialNumber)
  // As it stood when the form was opened: the list goes on behind it.
  const [asked] = useState(group.question)
  const [question, setQuestion] = useState(group.question)
  const [answer, setAnswer] = useState('')
  const save = useMutation({
    mutationFn: async () => {
      const key = question.trim()
      await add({ questions: [{ key, value: answer.trim() }] })
      return key
    },
  })
  const key = save.data
  const learned = useQuery({
    queryKey: ['learned', serialNumber, key],
    enabled: key !== undefined,
    refetchInterval: ({ state }) => (state.data === 'known' || state.data === 'failed' ? false : lookMs),
    queryFn: async ({ signal }) => {
      const sources = await client.listSources({ serialNumber }, { signal })
      const made = sources.find(({ Type, Name }) => Type === 'QAList' && Name === key)
      return made ? stateOf(made) : 'waiting'
    },
  })
  const isLearned = learned.data === 'known'
  useEffect(() => {
    if (isLearned) void queries.invalidateQueries({ queryKey: ['try', serialNumber] })
  }, [isLearned, queries, serialNumber])
  const undo = useMutation({
    mutationFn: async () => {
      const made = (await readSources()).find(({ Type, Name }) => Type === 'QAList' && Name === key)
      if (made) await remove([made.ID])
    },
    onSuccess: () => save.reset(),
    onError: (failure) => tell(t, { color: 'red', message: explainRefusal(failure, t) }),
  })
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('knowledge.missing.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      closeOnClickOutside={false}
    >
      {key === undefined ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (question.trim() && answer.trim()) save.mutate()
          }}
        >
          <Stack gap="md">
            {save.error && (
              <Alert color="red" variant="light" role="alert">
                {explainRefusal(save.error, t)}
              </Alert>
            )}
            <TextInput
              label={t('knowledge.form.question.name')}
              description={t('knowledge.missing.questionHelp')}
              maxLength={2_000}
              value={question}
              onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
              required
            />
            <Textarea
              label={t('knowledge.form.question.value')}
              description={t('knowledge.form.question.valueHelp')}
              autosize
              minRows={4}
              maxRows={14}
              maxLength={20_000}
              value={answer}
              onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
              data-autofocus
              required
            />
            <Button type="submit" loading={save.isPending} disabled={!question.trim() || !answer.trim()}>
              {t('knowledge.teach')}
            </Button>
          </Stack>
        </form>
      ) : (
        <Stack gap="md">
          <p className={styles.lead}>{t('knowledge.missing.now', { question: asked })}</p>
          {isLearned ? (
            <Said serialNumber={serialNumber} question={asked} />
          ) : learned.data === 'failed' ? (
            <Alert color="red" variant="light" role="alert">
              {t('knowledge.state.failed')}
            </Alert>
          ) : (
            <p className={styles.learning} role="status">
              <Loader size="xs" /> {t('knowledge.learning')}
            </p>
          )}
          <div className={styles.ends}>
            <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate()}>
              {t('undo')}
            </Button>
            <Button onClick={onClose}>{t('knowledge.missing.done')}</Button>
          </div>
        </Stack>
      )}
    </Modal>
  )
}
