import { readFollowerFigures, readFollowerTrend } from '#src/api/shop/statistics.ts'
import { readUserFigures, readUserRegions, readUserSexes, readUserTrend } from '#src/api/statistics.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { source } from '#src/console/engine/statistics/statistics-page.ts'
import { growingFigures, linesBy } from '#src/console/parts/statistics/wire.ts'
import { $text } from './text.ts'

/** Users of the channel that the page is narrowed to. */
const users = (query: Record<string, string>, days?: string) => ({
  path: `/user/list?${new URLSearchParams(query).toString()}`,
  narrowed: { channel_type: 'user_type' },
  ...(days && { days }),
})
const sexes: Readonly<Record<string, string>> = { 未知: '0', 男: '1', 女: '2' }

/** Users of a province; who told none has no filter. */
const usersOf = (province: unknown, query: Record<string, string> = {}, days?: string) =>
  province && province !== '未知' ? users({ province: String(province), ...query }, days) : undefined

export default definePage({
  text: $text,
  statistics: {
    filters: [{ field: 'channel_type', as: 'choice', word: 'channel', options: choices('all', 'wechat', 'routine', 'h5', 'pc', 'app') }],
    parts: [
      {
        word: 'overview',
        show: 'figures',
        from: source(readUserFigures, growingFigures),
        figures: [
          { key: 'cumulativeUser', about: 'cumulativeUserAbout' },
          { key: 'people', about: 'peopleAbout' },
          { key: 'browse', about: 'browseAbout' },
          { key: 'newUser', about: 'newUserAbout', leads: users({ user_time_type: 'add_time' }, 'user_time') },
          { key: 'payPeople', about: 'payPeopleAbout' },
          { key: 'payUser', about: 'payUserAbout' },
        ],
      },
      {
        word: 'trend',
        show: 'trend',
        from: source(
          readUserTrend,
          linesBy({ 新增用户数: 'newUser', 访客数: 'people', 浏览量: 'browse', 成交用户数: 'payPeople', 新增付费用户数: 'payUser' }),
        ),
        charts: [
          [{ key: 'newUser' }, { key: 'payPeople' }, { key: 'payUser' }],
          [{ key: 'people' }, { key: 'browse' }],
        ],
      },
      {
        word: 'followers',
        show: 'figures',
        at: 'shop',
        from: source(readFollowerFigures, growingFigures),
        figures: [
          { key: 'subscribe' },
          { key: 'unSubscribe' },
          { key: 'increaseSubscribe' },
          { key: 'cumulativeSubscribe' },
          { key: 'cumulativeUnSubscribe' },
        ],
      },
      {
        word: 'followerTrend',
        show: 'trend',
        at: 'shop',
        from: source(
          readFollowerTrend,
          linesBy({
            新增关注用户: 'subscribe',
            新增取关用户: 'unSubscribe',
            净增用户数: 'increaseSubscribe',
            累计关注用户: 'cumulativeSubscribe',
            累计取关用户: 'cumulativeUnSubscribe',
          }),
        ),
        charts: [
          [{ key: 'subscribe' }, { key: 'unSubscribe' }, { key: 'increaseSubscribe' }],
          [{ key: 'cumulativeSubscribe' }, { key: 'cumulativeUnSubscribe' }],
        ],
      },
      {
        word: 'regions',
        show: 'ranking',
        from: source(readUserRegions, (rows) => rows.map((row) => ({ ...row }))),
        names: { 未知: 'unknown' },
        sorts: [
          { value: 'allNum', word: 'cumulativeUser' },
          { value: 'newNum', word: 'newUser' },
          { value: 'payPrice', word: 'payPrice' },
          { value: 'visitNum', word: 'people', at: 'shop' },
        ],
        columns: [
          { key: 'province', as: 'text' },
          { key: 'cumulativeUser', field: 'allNum', leads: ({ province }) => usersOf(province) },
          { key: 'newUser', field: 'newNum', leads: ({ province }) => usersOf(province, { user_time_type: 'add_time' }, 'user_time') },
          { key: 'people', field: 'visitNum' },
          { key: 'payPrice', unit: 'money' },
        ],
      },
      {
        word: 'sexes',
        show: 'shares',
        from: source(readUserSexes, (parts) => parts),
        names: { 未知: 'unknown', 男: 'male', 女: 'female' },
        leads: (name) => (Object.hasOwn(sexes, name) ? users({ sex: sexes[name]! }) : undefined),
      },
    ],
  },
})
