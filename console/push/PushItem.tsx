import { Menu } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../api/api-context.ts'
import { explainFailure } from '../api/explain-failure.ts'
import { Icon } from '../parts/Icon.tsx'
import { tell } from '../parts/tell.ts'
import { readPushState, startPush, stopPush } from './device-push.ts'

/** Has this device told of what cannot wait, or no more. */
export function PushItem() {
  const { t, i18n } = useTranslation()
  const api = useApi()
  const queries = useQueryClient()
  const { data: state } = useQuery({ queryKey: ['push'], queryFn: () => readPushState(api) })
  const change = useMutation({
    mutationFn: () => (state === 'on' ? stopPush(api) : startPush(api, i18n.language)),
    onSuccess: (now) => {
      queries.setQueryData(['push'], now)
      tell(t, { message: t(`push.is.${now}`), color: now === 'on' ? 'teal' : 'gray' })
    },
    onError: (failure) =>
      tell(t, {
        color: 'red',
        message: failure instanceof DOMException ? t('push.noService') : explainFailure(failure, t),
      }),
  })
  if (state === undefined || state === 'impossible') return null
  return (
    <Menu.Item
      leftSection={<Icon name="bell" size={16} />}
      disabled={change.isPending}
      closeMenuOnClick={false}
      onClick={() => change.mutate()}
    >
      {t(state === 'on' ? 'push.stop' : 'push.start')}
    </Menu.Item>
  )
}
