import type { Connection } from '#src/stores/connection.ts'
import type { Conversation } from '../../wire/conversation.ts'
import type { Workbench } from '../workbench.ts'

/** What a part of the pane beside a conversation gets. */
export interface SideProps {
  connection: Connection
  workbench: Workbench
  conversation: Conversation
}
