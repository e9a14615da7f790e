interface GuideStep {
  readonly title: string
  readonly text: string
}

/** Welcome, the rooms in the order in which they are met, and the way around. */
export const guideSteps: readonly GuideStep[] = [
  {
    title: 'Welcome to Stillwater',
    text: 'A calm place for a pastor’s week: what you prepare, whom you pray for, where you are expected. This short guide shows you around and takes about a minute.',
  },
  {
    title: 'Your dashboard',
    text: 'Every day begins here, with the devotional, what is on today and the week ahead. Five quick actions start what a day most often asks for.',
  },
  {
    title: 'Daily devotionals',
    text: 'A passage and a short reflection for each day, following the church’s year. Journal your thoughts on it, or write a devotional of your own.',
  },
  {
    title: 'Sermons',
    text: 'Plan messages by date and see how far each has come. Give a reference, and the scripture is filled in for you.',
  },
  {
    title: 'Prayers',
    text: 'Keep what you pray for in one list, by category. When a prayer is answered, turn its switch, and the day is remembered.',
  },
  {
    title: 'Goals',
    text: 'Set personal, spiritual, family and financial goals, give them a date and count your steps as you take them.',
  },
  {
    title: 'Navigation and settings',
    text: 'The bar at the bottom leads to every room. Your initials at the top open your profile: your name, your church, the readings you follow and how the app looks.',
  },
]
