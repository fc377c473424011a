import { Alert, Button, Group, Loader, Modal, Stack, Textarea } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { Markdown } from '../../../parts/Markdown.tsx'
import styles from './correct.module.css'

/** How often it is looked whether the answer was learned, and for how long. */
const lookEveryMs = 700
const longestMs = 30_000

interface Props {
  serialNumber: string
  /** What the visitor asked, and what the chatbot answered. */
  question: string
  answer: string
  onClose: () => void
}

/** Teaches the chatbot what it should have said, and shows what it says from now on. */
export function CorrectAnswer({ serialNumber, question: asked, answer: said, onClose }: Props) {
  const { t } = useTranslation()
  const { client } = useApi()
  const [question, setQuestion] = useState(asked.slice(0, 2_000))
  const [answer, setAnswer] = useState(said.slice(0, 20_000))
  const [taughtAt, setTaughtAt] = useState<number | null>(null)
  const teach = useMutation({
    mutationFn: () => client.addAnswer({ serialNumber, question: question.trim(), answer: answer.trim() }),
    onSuccess: () => setTaughtAt(Date.now()),
  })
  const isOver = (now: number): boolean => taughtAt !== null && now - taughtAt > longestMs
  const holds = (found: { passages: { text: string }[] } | undefined): boolean =>
    found?.passages.some(({ text }) => plain(text).includes(plain(answer))) ?? false
  const { data, error } = useQuery({
    queryKey: ['says-now', serialNumber, question, taughtAt],
    queryFn: ({ signal }) => client.searchKnowledge({ serialNumber, q: question.trim() }, { signal }),
    enabled: taughtAt !== null,
    refetchInterval: ({ state }) => (holds(state.data) || isOver(Date.now()) ? false : lookEveryMs),
  })
  const isLearned = holds(data)
  const isWhole = question.trim() !== '' && answer.trim() !== ''
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('desk.correct.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (taughtAt !== null) onClose()
          else if (isWhole) teach.mutate()
        }}
      >
        <Stack gap="md">
          <Textarea
            label={t('desk.correct.question')}
            autosize
            minRows={1}
            maxRows={4}
            maxLength={2_000}
            dir="auto"
            readOnly={taughtAt !== null}
            value={question}
            onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
          />
          <Textarea
            label={t('desk.correct.answer')}
            description={t('desk.correct.help')}
            autosize
            minRows={3}
            maxRows={12}
            maxLength={20_000}
            dir="auto"
            data-autofocus
            readOnly={taughtAt !== null}
            value={answer}
            onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
          />
          {teach.error && <Alert color="red">{explainFailure(teach.error, t)}</Alert>}
          {taughtAt !== null && (
            <section className={styles.now} aria-live="polite">
              <h3>{t('desk.correct.now')}</h3>
              {isLearned ? (
                <Markdown text={data?.answer ?? answer} />
              ) : isOver(Date.now()) || error !== null ? (
                <p>{t('desk.correct.slow')}</p>
              ) : (
                <p className={styles.learning}>
                  <Loader size="xs" /> {t('desk.correct.learning')}
                </p>
              )}
            </section>
          )}
          <Group justify="flex-end">
            <Button type="submit" disabled={!isWhole} loading={teach.isPending}>
              {taughtAt === null ? t('desk.correct.save') : t('desk.correct.done')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

/** A text without what a source is kept without. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}
