import type { Messages } from '../../messages.ts'

/** Refusals by their number, and what the form calls its fields. */
const messages: Messages = {
  'sign_rewards.type.0': { 'zh-cn': '连续签到奖励', en: 'Days in a row', 'zh-tw': '連續簽到獎勵' },
  'sign_rewards.type.1': { 'zh-cn': '累积签到奖励', en: 'Days in all', 'zh-tw': '累積簽到獎勵' },
  'sign_rewards.days.0': { 'zh-cn': '连续签到天数', en: 'Days in a row', 'zh-tw': '連續簽到天數' },
  'sign_rewards.days.1': { 'zh-cn': '累积签到天数', en: 'Days in all', 'zh-tw': '累積簽到天數' },
  'sign_rewards.point': { 'zh-cn': '赠送积分', en: 'Points', 'zh-tw': '贈送積分' },
  'sign_rewards.exp': { 'zh-cn': '赠送经验', en: 'Experience', 'zh-tw': '贈送經驗' },
  SIGN_REWARD_DAYS: { 'zh-cn': '天数为 1 到 {most} 天', en: 'From 1 to {most} days', 'zh-tw': '天數為 1 到 {most} 天' },
  SIGN_REWARD_FIGURE: { 'zh-cn': '请输入 0 到 {most} 的整数', en: 'A whole number from 0 to {most}', 'zh-tw': '請輸入 0 到 {most} 的整數' },
  SIGN_REWARD_NOTHING: {
    'zh-cn': '积分和经验至少填一项',
    en: 'Give points, experience or both',
    'zh-tw': '積分和經驗至少填一項',
  },
  SIGN_REWARD_TWICE: { 'zh-cn': '这个天数已经有奖励了', en: 'There is a reward for these days already', 'zh-tw': '這個天數已經有獎勵了' },
}

export default messages
