import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { noticeStore, type NoticeStore, type NoticeState } from './notice-store.ts'

/** What waits for somebody to deal with it, read when the first place shows it. */
export function useNotices(): NoticeState & Pick<NoticeStore, 'read' | 'clear'> {
  const store = noticeStore(useConnection())
  const state = useStore(store.$state)
  const isUnread = state.notices === null && !state.isFailed
  useEffect(() => {
    if (isUnread) void store.read()
  }, [store, isUnread])
  return { ...state, read: store.read, clear: store.clear }
}
