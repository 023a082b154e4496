// Review texts that speak of one category; each is true of anything on its shelves.
import type { CategoryId } from './types.ts';

interface Tones {
  readonly positive: readonly string[];
  readonly mixed: readonly string[];
  readonly critical: readonly string[];
}

export const categoryReviewSource: Readonly<Record<CategoryId, Tones>> = {
  computer: {
    positive: [
      'Unpacked, connected, working. That is how I like it.',
      'My desk is tidier and I have stopped thinking about it.',
      'I use it eight hours a day for work and it has not let me down.',
      'Recognised at once by my computer, no drivers to hunt for.',
      'zh-cn|即插即用，办公很顺手。',
      'de|Angeschlossen und sofort erkannt, im Homeoffice täglich im Einsatz.',
    ],
    mixed: [
      'Fine for office work; I would not ask more of it.',
      'Works well, but setting it up took me an evening.',
      'Good hardware, plain documentation.',
      'It does the job. The cable that came with it is short.',
    ],
    critical: [
      'Kept losing the connection with my computer. Returned.',
      'One port was loose from the start.',
      'Runs warm and I did not trust it, so back it went.',
      'Would not start after the second day.',
    ],
  },
  electrical: {
    positive: [
      'Quieter than the one it replaces, and better looking.',
      'Right plug in the box, no adapter needed.',
      'Easy to use without reading anything first.',
      'We use it every morning and it still looks new.',
      'jp|操作が簡単で、音も静かです。',
      'ar|سهل الاستخدام ووصل بالقابس الصحيح.',
    ],
    mixed: [
      'Works well, but the cable could be longer.',
      'Good, though the surface shows fingerprints.',
      'Does what it says; the buttons feel a little light.',
      'Decent device, average instructions.',
    ],
    critical: [
      'Made a clicking sound from day one.',
      'Wrong plug for my country, although I chose the right one.',
      'Switched itself off and never came back.',
      'The switch sticks. Sent back.',
    ],
  },
  outdoors: {
    positive: [
      'Took it out in the rain on the first weekend. No complaints.',
      'Light enough to carry all day, sturdy enough to trust.',
      'Survived a week with three children.',
      'Packs small and comes out ready.',
      'de|Ein ganzes Wochenende im Regen, alles bestens.',
      'th|ใช้จริงมาหลายทริปแล้ว ทนดีมาก',
    ],
    mixed: [
      'Good for short outings. I would want something tougher for longer ones.',
      'Well made, but takes up more room than I thought.',
      'Fine in good weather; not yet tested in bad.',
      'Solid, though a bit heavy to carry far.',
    ],
    critical: [
      'Came apart on its second outing.',
      'Not as tough as described.',
      'Already showing wear after one trip.',
      'A part was missing, which I found out far from home.',
    ],
  },
  family: {
    positive: [
      'It has found its place at home as if it had always been there.',
      'Guests ask where it is from.',
      'Feels good to touch and is easy to keep clean.',
      'Beautifully wrapped; every piece arrived whole.',
      'fr|Très joli à la maison, et solide.',
      'zh-cn|质感很好，家里人都喜欢。',
    ],
    mixed: [
      'Pretty, but smaller than it looked.',
      'Nice for every day, with a few uneven spots.',
      'The colour does not quite match the rest of our things.',
      'Good, though I expected it to be heavier.',
    ],
    critical: [
      'Arrived with a chip. The second one too.',
      'Looks worn after a few weeks of normal use.',
      'Finish came off where we touch it most.',
      'Nothing like the colour on the page.',
    ],
  },
  health: {
    positive: [
      'Part of my routine now, morning and evening.',
      'Gentle, simple, no surprises.',
      'Good quality and a long date on the pack.',
      'Does what I hoped, without a fuss.',
      'jp|肌が弱い家族も問題なく使えています。',
      'ar|جودة طيبة وتاريخ صلاحية بعيد.',
    ],
    mixed: [
      'Pleasant, but I do not notice a great difference.',
      'Fine. The packaging could be easier to open.',
      'All right for the price.',
      'Works for me, not for my partner.',
    ],
    critical: [
      'Did not agree with me. Stopped using it.',
      'The seal was broken when it arrived.',
      'Not what I understood from the description.',
      'No use to me, sadly.',
    ],
  },
  mens: {
    positive: [
      'Fits as the size table says.',
      'Good material, clean seams, sits well.',
      'I wear it most days and get asked about it.',
      'Looks better the more I use it.',
      'de|Sitzt gut, sauber vernäht.',
      'es|La talla es correcta y el material muy bueno.',
    ],
    mixed: [
      'Nice, but the fit is a little generous.',
      'Good material, average details.',
      'Fine for the price; I have had better.',
      'Looks good, took a while to feel comfortable.',
    ],
    critical: [
      'Runs small. Exchange took two weeks.',
      'A seam opened in the first week.',
      'The material feels different from the description.',
      'Colour rubbed off at first.',
    ],
  },
  womens: {
    positive: [
      'Lovely, and it goes with more than I expected.',
      'Just as pretty in daylight as in the pictures.',
      'Careful work, down to the small details.',
      'I have had compliments from strangers.',
      'zh-cn|很好看，实物比图片还精致。',
      'fr|Magnifique, exactement comme sur les photos.',
      'th|สวยตรงปก งานละเอียดมาก',
    ],
    mixed: [
      'Pretty, but not for every day.',
      'Good quality; the shade is warmer than shown.',
      'Nice, though I expected a little more for the price.',
      'Took me a while to warm to it.',
    ],
    critical: [
      'Not the shade in the picture at all.',
      'Looked tired after the second time.',
      'A flaw right where you see it.',
      'I returned it; it was not for me.',
    ],
  },
  food: {
    positive: [
      'Tastes like the real thing. Already reordered.',
      'Fresh, with a long date, well packed.',
      'Gone in two days. That says it all.',
      'You can tell it was made with care.',
      'jp|香りがよく、家族にも好評でした。',
      'th|อร่อยมาก สดใหม่ สั่งซ้ำแน่นอน',
      'ar|طعم أصيل وتغليف محكم، سأطلب مجددًا.',
    ],
    mixed: [
      'Good, but a bit dear for the amount.',
      'Nice taste; not quite what I was looking for.',
      'Fine, though the date was closer than I like.',
      'Pleasant. I would try another variety next time.',
    ],
    critical: [
      'The pack was open when it arrived.',
      'Much blander than the description promised.',
      'Too short a date for something sent so far.',
      'Not to our taste at all.',
    ],
  },
  phone: {
    positive: [
      'Works perfectly with my phone number, my car and my habits.',
      'Set up in ten minutes. No trouble since.',
      'I stopped worrying about running out in the afternoon.',
      'Neat, small, and very well finished.',
      'zh-cn|做工精致，日常使用很满意。',
      'de|In zehn Minuten eingerichtet, läuft tadellos.',
    ],
    mixed: [
      'Good, but not as fast as I had hoped.',
      'Fine for everyday use.',
      'Works well; the surface collects scratches.',
      'It is all right. The instructions are very short.',
    ],
    critical: [
      'Stopped charging after a week.',
      'Gets warmer than I am comfortable with.',
      'Not compatible with mine, although the page suggests it is.',
      'Arrived with a scratch on the front.',
    ],
  },
  toys: {
    positive: [
      'Played with every day since the birthday.',
      'Sturdy, no sharp edges, lovely colours.',
      'The grown-ups like it too.',
      'Survived being dropped down the stairs. Twice.',
      'jp|子どもが毎日遊んでいます。',
      'es|A mi hija le encanta y parece muy resistente.',
    ],
    mixed: [
      'Nice, but the interest lasted a week.',
      'Good quality, a bit small for the price.',
      'Better for slightly older children than stated.',
      'Fun, once an adult had worked out how it goes.',
    ],
    critical: [
      'Broke on the first afternoon. Tears.',
      'Paint had come off at one edge when it arrived.',
      'Smaller than it looks in the picture.',
      'One part was missing from the box.',
    ],
  },
};
