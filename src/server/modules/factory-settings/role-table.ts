import { sql } from 'drizzle-orm'
import role from '#src/api/resources/settings/role.ts'
import { defineTable } from '../../tables/table.ts'

/** Roles to choose from: those that are in use. */
export default defineTable(role, { order: sql`t.id`, scope: () => sql`not t.is_disabled` })
