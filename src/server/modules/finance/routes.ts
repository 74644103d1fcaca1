import type { FastifyPluginAsync } from 'fastify'
import { serveFlows } from './flow-routes.ts'
import { serveRecharges } from './recharge-routes.ts'
import { serveReconciliation } from './reconciliation-routes.ts'
import { serveWithdrawals } from './withdrawal-routes.ts'
import { serveCommissions } from './commission-routes.ts'

/** Withdrawals, recharges, commissions, the flow of money with its bills, and all books held against each other. */
const finance: FastifyPluginAsync = async (app) => {
  serveWithdrawals(app)
  serveRecharges(app)
  serveFlows(app)
  serveCommissions(app)
  serveReconciliation(app)
}

export default finance
