import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { noticeDesk, type NoticeDesk, type NoticeState } from './notice-desk.ts'

/** What waits for somebody to deal with it, read when the first place shows it. */
export function useNotices(): NoticeState & Pick<NoticeDesk, 'read' | 'clear'> {
  const desk = noticeDesk(useConnection())
  const state = useStore(desk.$state)
  const isUnread = state.notices === null && !state.isFailed
  useEffect(() => {
    if (isUnread) void desk.read()
  }, [desk, isUnread])
  return { ...state, read: desk.read, clear: desk.clear }
}
