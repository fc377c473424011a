import { Alert, Button, Modal, Radio, Stack, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Radio.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { PorchlightError, type Tour } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { Icon } from '../../parts/Icon.tsx'
import { showWithUndo } from '../../parts/show-with-undo.tsx'
import { tell } from '../../parts/tell.ts'
import { useFormats } from '../../words/use-formats.ts'
import { timesQuery } from './calendar/calendar-queries.ts'
import { FreeStarts } from './FreeStarts.tsx'
import { toLocalField } from './tour-lists.ts'
import styles from './tours.module.css'

/** What becomes of a tour; `time`: the start that was chosen, null: another one than those that were asked for. */
export type TourStep =
  | { kind: 'confirm'; time: string | null }
  | { kind: 'move'; time: string | null }
  | { kind: 'decline' }
  | { kind: 'cancel' }

const done = { confirm: 'confirmed', move: 'moved', decline: 'declined', cancel: 'cancelled' } as const

interface Props {
  tour: Tour
  step: TourStep
  onClose: () => void
}

/** Confirms, declines or cancels a tour, with a word to the visitor, who is mailed. */
export function SettleTour({ tour, step, onClose }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const api = useApi()
  const { client } = api
  const queries = useQueryClient()
  const { kind } = step
  const given = step.kind === 'confirm' || step.kind === 'move' ? step.time : null
  const isWished = kind === 'confirm' && given !== null && tour.times.includes(given)
  const [wish, setWish] = useState(isWished ? given : 'other')
  const [other, setOther] = useState(toLocalField(given ?? tour.time ?? tour.times[0] ?? new Date().toISOString()))
  const [message, setMessage] = useState('')
  const date = new Date(other)
  const hasTime = kind === 'confirm' || kind === 'move'
  const isOther = kind === 'move' || wish === 'other'
  const isComplete = !hasTime || !isOther || !Number.isNaN(date.getTime())
  const chosenTime = isOther ? (isComplete ? date.toISOString() : '') : wish
  const times = useQuery({ ...timesQuery(api, tour.id), enabled: hasTime })
  const isSame = (one: string): boolean => Date.parse(one) === Date.parse(chosenTime)
  const moveBack = useMutation({
    mutationFn: (time: string) => client.moveTour({ id: String(tour.id), time }),
    onSuccess: () => tell(t, { message: t('tours.movedBack') }),
    onError: (failure) => tell(t, { color: 'red', message: explainFailure(failure, t) }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['tours'] }),
  })
  const settle = useMutation({
    mutationFn: () => {
      const id = String(tour.id)
      const word = message.trim() === '' ? {} : { message: message.trim() }
      if (kind === 'decline') return client.declineTour({ id, ...word })
      if (kind === 'cancel') return client.cancelTour({ id, ...word })
      if (kind === 'move') return client.moveTour({ id, time: chosenTime, ...word })
      return client.confirmTour({ id, time: chosenTime, ...word })
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['tours'] })
      void queries.invalidateQueries({ queryKey: ['leads-of'] })
      const former = tour.time
      if (kind === 'move' && former !== null) {
        showWithUndo(t, { id: `tour ${tour.id}`, message: t('tours.moved'), undo: () => moveBack.mutate(former) })
      } else tell(t, { color: kind === 'confirm' ? 'teal' : 'gray', message: t(`tours.${done[kind]}`) })
      onClose()
    },
  })
  const name = [tour.firstName, tour.lastName].filter(Boolean).join(' ') || t('inbox.thread.visitorSaid')
  return (
    <Modal opened onClose={onClose} title={t(`tours.${kind}Title`)} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isComplete) settle.mutate()
        }}
      >
        <Stack gap="md">
          <p className={styles.about}>
            <strong dir="auto">{tour.address || t('tours.noAddress')}</strong>
            <br />
            <span className="dim">{t(`tours.${kind}Help`, { name })}</span>
          </p>
          {settle.error && (
            <Alert color="red" variant="light" role="alert">
              {settle.error instanceof PorchlightError && settle.error.status === 409
                ? settle.error.message
                : explainFailure(settle.error, t)}
            </Alert>
          )}
          {kind === 'confirm' && (
            <Radio.Group
              label={t('tours.when')}
              description={t('tours.whenHelp', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
              value={wish}
              onChange={setWish}
            >
              <Stack gap="xs" mt="xs">
                {tour.times.map((time, index) => (
                  <Radio
                    key={time}
                    value={time}
                    label={
                      formats.moment(time) + (index === 0 && tour.times.length > 1 ? ` (${t('tours.preferred')})` : '')
                    }
                  />
                ))}
                <Radio value="other" label={t('tours.otherTime')} />
                {wish === 'other' && (
                  <TextInput
                    type="datetime-local"
                    aria-label={t('tours.otherTime')}
                    step={300}
                    value={other}
                    onChange={({ currentTarget }) => setOther(currentTarget.value)}
                    error={!isComplete && t('tours.noTime')}
                  />
                )}
              </Stack>
            </Radio.Group>
          )}
          {kind === 'move' && (
            <TextInput
              type="datetime-local"
              label={t('tours.newTime')}
              description={t('tours.whenHelp', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
              step={300}
              value={other}
              onChange={({ currentTarget }) => setOther(currentTarget.value)}
              error={!isComplete && t('tours.noTime')}
            />
          )}
          {hasTime && isOther && times.data && (
            <FreeStarts times={times.data} chosen={chosenTime} onChoose={(start) => setOther(toLocalField(start))} />
          )}
          {hasTime && times.data?.clashing.some(isSame) && (
            <Alert color="yellow" variant="light" icon={<Icon name="warning" size={18} />}>
              {t('tours.calendar.clashHelp', { name: tour.agent?.name || tour.agent?.email })}
            </Alert>
          )}
          <Textarea
            label={`${t('tours.message')} (${t('optional')})`}
            description={t('tours.messageHelp')}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={2_000}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
            data-autofocus
          />
          <Button type="submit" color={hasTime ? 'dusk' : 'red'} loading={settle.isPending}>
            {t(`tours.${kind}`)}
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}
