import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Logger } from '@ethereal/service-kit/logger';
import { isStepCount, type ModelMessage, streamText } from 'ai';
import type { Answer, AnswerPart, Question } from '../answer/answer.ts';
import { SEARCH_FAILED } from '../assistant/reply/texts.ts';
import type { Tools } from '../tools/tools.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { modelTools } from './model-tools.ts';

const MOST_STEPS = 6;
const TURNS_TOLD = 20;
const MOST_TOKENS = 900;

export type ModelOptions = {
  url: string;
  key?: string | undefined;
  model: string;
  /** A model that says nothing for this long has failed, in milliseconds. */
  silenceMs: number;
  /** Answers in the model's place when it fails before it has said anything. */
  otherwise: Answer;
  logger: Logger;
};

function messagesOf({ turns, message }: Question): ModelMessage[] {
  const before = turns
    .slice(-TURNS_TOLD)
    .filter(({ text }) => text !== '')
    .map(({ from, text }) => ({
      role: from === 'shopper' ? ('user' as const) : ('assistant' as const),
      content: text,
    }));
  return [...before, { role: 'user', content: message }];
}

/** Answers by a model behind an OpenAI-compatible server, which may use the tools. */
export function createModelAnswer({ url, key, model, silenceMs, otherwise, logger }: ModelOptions): Answer {
  const provider = createOpenAICompatible({
    name: 'chat-model',
    baseURL: url,
    ...(key ? { apiKey: key } : {}),
  });

  async function* ask(question: Question, tools: Tools): AsyncIterable<AnswerPart> {
    const { stream } = streamText({
      model: provider(model),
      instructions: INSTRUCTIONS,
      messages: messagesOf(question),
      tools: modelTools(tools),
      stopWhen: isStepCount(MOST_STEPS),
      maxOutputTokens: MOST_TOKENS,
      maxRetries: 1,
      timeout: { chunkMs: silenceMs },
      abortSignal: question.signal,
      onError: () => {},
    });
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new Error('the model was given up');
      if (part.type === 'text-delta' && part.text !== '') yield { type: 'content', content: part.text };
      if (!('toolName' in part) || part.toolName !== 'searchItems' || part.dynamic) continue;
      if (part.type === 'tool-call') yield { type: 'search_start', query: part.input.query };
      if (part.type === 'tool-error') yield { type: 'search_error', error: SEARCH_FAILED };
      if (part.type === 'tool-result') {
        yield { type: 'search_results', urls: part.output.items.map(({ link }) => link) };
      }
    }
  }

  return async function* (question, tools) {
    let said = false;
    try {
      for await (const part of ask(question, tools)) {
        said ||= part.type === 'content';
        yield part;
      }
      if (said) return;
    } catch (error) {
      question.signal.throwIfAborted();
      if (said) throw error;
      logger.warn({ err: error }, 'the model failed; the built-in assistant answers');
    }
    yield* otherwise(question, tools);
  };
}
