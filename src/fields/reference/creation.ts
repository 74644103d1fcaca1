import { createContext, type ComponentType } from 'react'
import type { Resource } from '#src/api/resource.ts'
import type { Connection } from '#src/stores/connection.ts'

/** The form of a record that a reference needs and nobody has added yet. */
export interface NewRecordProps {
  resource: Resource
  /** What was typed: the new record's name to begin with. */
  name: string
  /** The record as a choice, or null where the form was left. */
  onClose(made: { id: string; name: string } | null): void
}

/** What the room above hands in: fields know no pages (rooms of the house). */
export interface RecordCreation {
  /** Whether somebody may add records of a resource, and a page says how. */
  canCreate(connection: Connection, resource: Resource): boolean
  NewRecord: ComponentType<NewRecordProps>
}

/** Without it references offer no new records. */
export const RecordCreationContext = createContext<RecordCreation | null>(null)
