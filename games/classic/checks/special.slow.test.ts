import { crowdSuite } from '@ironfield/conformance/suite.ts';
import { specialCrowds } from '../testing/special-crowd.ts';

crowdSuite(specialCrowds, 6);
