import { box, cyl, gloss, group } from './kit.js';

export default {};
