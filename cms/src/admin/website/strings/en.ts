export const en = {
  title: 'Website',
  subtitle: 'What visitors see now, and what is on its way to them',
  reading: 'Asking the site …',
  'reading.failed': 'The state of the website could not be read. It is asked for again in a few seconds.',
  'closed.text': 'It is for those who may read the content of the website. Ask an administrator.',

  'rebuild.button': 'Rebuild now',
  'rebuild.asked': 'The website is being rebuilt. That takes a minute or two.',
  'rebuild.failed': 'The site could not be asked to rebuild. Please try again.',

  'status.current': 'Everything that is published is live.',
  'status.currentLater': 'Everything that is published is live, but for what goes live later.',
  'status.since': 'This version is live since {since}.',
  'status.version': 'Visitors see the version of {at}, live since {since}.',
  'status.waiting': 'Something was published. Building begins in a few seconds.',
  'status.behind': 'Something was published that is not live yet. Building begins within a minute.',
  'status.building': 'A new version is being built. Until it is ready, visitors see the present one.',
  'status.first': 'There is no version yet. Visitors see a notice that the site is being built.',
  'status.progress': 'Progress of the build',
  'phase.waiting': 'Getting ready',
  'phase.sourcing': 'Reading the content',
  'phase.preparing': 'Collecting what the pages need',
  'phase.pages': 'Writing the pages',
  'phase.release': 'Checking, and putting live',

  'unreachable.title': 'The site does not answer.',
  'unreachable.text':
    'The CMS cannot reach the site server, so nothing can be said of the website. What you publish is not lost: it goes live when the server is back. Tell whoever runs it.',

  'back.title': 'The website stands on an older version.',
  'back.text':
    '{by, select, nobody {Somebody went} other {{by} went}} to it on {at}. What was published before that and is newer than this version is not shown. It stays like this until the next publish, or until you press “Rebuild now”.',

  'failed.title': 'The last build failed. Visitors still see the version before it.',
  'failed.settings': 'A setting of the site is wrong. Tell whoever runs it.',
  'failed.cms': 'The site could not read the content from the CMS. If this stays, tell whoever runs it.',
  'failed.page':
    'A page could not be made. Look at what was published last, or go back to an earlier version of it; if that does not help, tell whoever runs the site.',
  'failed.release': 'The new version did not pass its checks. Tell whoever runs the site.',
  'failed.disk': 'The disk of the site is full. Tell whoever runs it.',
  'failed.unknown': 'Something unexpected went wrong. Tell whoever runs the site.',
  'failed.when':
    '{tries, plural, one {Failed on {at}.} other {Failed # times in a row, last on {at}.}} {next, select, none {} other {It is tried again on {next}.}}',
  'failed.details': 'What the machine says',

  'left.title': 'Left out of the website ({count})',
  'left.text':
    'These could not be shown. Everything else is published. Correct them and publish again: they come back by themselves.',
  'left.undecodable':
    'The picture “{file}” ({field}) cannot be read: it is damaged. Upload it again, and put it in its place.',
  'left.tooLarge':
    'The picture “{file}” ({field}) has too many pixels. Make it smaller (2500 pixels on the longer side are plenty), and put it in its place.',
  'left.missing':
    'The picture “{file}” ({field}) is no longer in the media library. Choose another one, or take it out.',
  'left.foreign':
    'The text ({field}) shows a picture from another site: {file}. Upload it to the media library, and put it there instead.',
  'left.notPicture':
    'The text ({field}) shows a file that is no picture for the web: {file}. Choose a JPEG, PNG, WebP, AVIF or GIF.',
  'left.empty': 'The whole entry is left out: “{field}” is empty. Fill it in.',
  'left.wrongSlug':
    'The whole entry is left out: “{field}” is no address ({detail}). Use small letters without accents, digits and hyphens.',
  'left.sameSlug':
    'The whole entry is left out: “{detail}” has the same address. Give this one another in “{field}”.',
  'left.page':
    'The whole entry is left out: its page could not be made. Look for something unusual in it, change that and publish again. If that does not help, tell whoever runs the site.',
  'left.part.empty': 'A part of it is left out: “{field}” is empty. Fill it in.',
  'left.part.wrongSlug':
    'A part of it is left out: “{field}” is no address ({detail}). Use small letters without accents, digits and hyphens.',
  'left.other': 'It is left out: {detail}',

  'published.title': 'Published, not live yet{count, plural, =0 {} other { (#)}}',
  'published.none':
    'A picture was changed, or something was unpublished or deleted. That is not live yet either.',
  'later.title': 'Goes live later ({count})',
  'later.text':
    'Published with a date in the future, in the time of Vietnam. Each goes live by itself then. To call one off, unpublish it.',
  'drafts.title': 'Saved, not published ({count})',
  'drafts.text': 'Visitors do not see these changes. Open an entry and press “Publish” when it is ready.',
  'drafts.none': 'There are no changes that are not published.',
  'language.en': 'English',
  'language.vi': 'Vietnamese',

  'live.title': 'On the website',
  'live.link': 'See it on the website',
  'live.text': 'What was just published is there after a minute or two.',
  'live.old':
    'The website stands on an older version, which may not have this page. What was published since is not shown.',

  'uses.title': 'In use',
  'uses.text':
    '{count, plural, one {One published entry shows} other {# published entries show}} this. Deleted, it is missing there.',

  'releases.title': 'The last versions',
  'releases.none': 'There are none yet.',
  'release.live': 'Live now',
  'release.changes': 'What changed',
  'release.unknown': 'What changed is not known.',
  'release.nothing': 'No entry changed: pictures were changed or removed, or it was built anew.',
  'release.site': 'The site itself: its design, texts of the interface, or settings',
  'release.new': 'New: {title}',
  'release.changed': 'Changed: {title}',
  'release.gone': 'Taken off: {title}',
  'release.more': '… and {count} more',
  'release.left': '{count, plural, one {One thing was left out} other {# things were left out}}',
  'forward.button': 'Go forward to this one',
  'forward.label': 'Go forward to the version of {at}',
  'forward.confirm.title': 'Go forward to a newer version?',
  'forward.confirm.newest':
    'Visitors will see the website as it was on {at}, at once. It is the newest version: from then on, all that is published goes live by itself again.',
  'forward.confirm.button': 'Go forward',
  'back.button': 'Go back to this one',
  'back.label': 'Go back to the version of {at}',
  'back.confirm.title': 'Go back to an earlier version?',
  'back.confirm.text':
    'Visitors will see the website as it was on {at}, at once. What is newer than that is not deleted, only not shown. It stays like this until somebody publishes, or presses “Rebuild now”.',
  'back.confirm.button': 'Go back',
  'back.cancel': 'Cancel',
  'back.done': 'The website stands on the version of {at}.',
  'back.gone': 'That version is not kept any more.',
  'back.failed': 'The site could not be asked to show that version. Please try again.',
};

export type StringId = keyof typeof en;
