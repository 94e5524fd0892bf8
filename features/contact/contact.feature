@contact
Feature: Writing to the shop
  Whoever has a question writes to the shop on a page of its own, and reads a copy of what was sent.

  Background:
    Given Meera opens the contact page

  @ROUTE-09 @CUST-39
  Rule: The contact page sends a message and confirms it

    @journey @long
    Example: A question about an order
      When Meera writes to the shop "When will it arrive?"
      Then Meera reads that an answer comes
      And the shop gets the message "When will it arrive?" of Meera

    Example: <field> is "<text>"
      When Meera writes to the shop with "<text>" as "<field>"
      Then Meera reads "<problem>" at "<field>" of the message
      And the shop gets no message

      Examples:
        | field         | text  | problem                                      |
        | Name          |       | Enter your name                              |
        | Email address | meera | Enter an email address like name@example.com |
        | Order number  | 70012 | Enter an order number like AF000070012       |
        | Message       |       | Write what it is about                       |

  @CUST-38
  Rule: A message that could not be sent is told and stays

    Example: The shop allows no mail
      Given no mail can be sent
      When Meera writes to the shop "When will it arrive?"
      Then Meera reads of the message "Your message could not be sent. It is still here; please try again."
      And the message still reads "When will it arrive?"
      And the shop gets no message

    Example: Without a network, on a device without room to keep it
      Given Meera is offline
      And the device is full
      When Meera writes to the shop "When will it arrive?"
      Then Meera reads of the message "You are offline. Your message is still here; send it when you are back online."
      And the message still reads "When will it arrive?"

  @CUST-39
  Rule: What was written is there after a reload, until it was sent

    @journey @long
    Example: The phone rang
      Given no mail can be sent
      And Meera writes to the shop "When will it arrive?"
      When Meera comes back later
      Then the message still reads "When will it arrive?"

    Example: The mail went out
      Given Meera writes to the shop "When will it arrive?"
      When Meera comes back later
      Then the message reads ""

  @CONF-21
  Rule: What the merchant answers beforehand stands beside the form

    Example: A question that many ask
      Given the merchant answers "Do you wrap gifts?" with "Yes, in muslin."
      When Meera comes back later
      Then Meera finds an answer to "Do you wrap gifts?": "Yes, in muslin."

  @CONT-19
  Rule: The form stands where those answers cannot be had

    Example: The catalog does not answer
      Given the shop's catalog does not answer
      And Meera comes back later
      When Meera writes to the shop "When will it arrive?"
      Then Meera reads that an answer comes
