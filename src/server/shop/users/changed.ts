import { sql } from 'drizzle-orm'

/**
 * What every change of a user by staff, and of what their form holds by an order, sets besides (`update shop_users set …`): a form that was opened before it is not stored over it. Who it
 * was is who the transaction acts for.
 */
export const changedByStaff = sql.raw(`version = version + 1, updated_at = now(),
  updated_by = coalesce(nullif(current_setting('crm.actor', true), '')::json->>'name', '')`)
