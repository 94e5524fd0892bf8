@checkout
Feature: Addresses of the world
  A country says which parts an address has, what they are called and in which order they are written.
  Nobody is asked for what does not exist where they live.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And Meera has put 1 piece of the "Silk Tee" into the cart

  @CHK-16
  Rule: The form asks for a place in the words and the order of its country

    Scenario Outline: In <country>
      When Meera has the parcel sent to "<country>"
      Then Meera is asked for "<place>" behind the street

      @journey @long
      Examples:
        | country              | place                  |
        | United Arab Emirates | Emirate                |
        | Ireland              | City, County, Eircode  |

      Examples:
        | country              | place                  |
        | India                | City, PIN code, State  |
        | United States        | City, State, ZIP code  |
        | United Kingdom       | Town or city, Postcode |
        | Japan                | Prefecture, Postcode   |
        | Australia            | Suburb, State, Postcode |
        | Germany              | Postcode, City         |
        | Canada               | City, Province, Postal code |
        | Singapore            | Postal code            |

    Example: In Hungary the town stands above the street
      When Meera has the parcel sent to "Hungary"
      Then Meera is asked for "Postcode" behind the street

  @CHK-16
  Rule: What a country needs of an address is demanded, and nothing else

    Scenario Outline: <case>
      Given Meera has the parcel sent to "<country>"
      When Meera fills in the checkout with "<field>" as ""
      Then Meera reads "<words>" at "<field>"

      Examples:
        | case                        | country              | field        | words                              |
        | no state in America         | United States        | State        | Enter your state                   |
        | no emirate                  | United Arab Emirates | Emirate      | Enter your emirate                 |
        | no town in Britain          | United Kingdom       | Town or city | Enter your town or city            |
        | no postcode in Germany      | Germany              | Postcode     | Enter your postcode, such as 10115 |
        | no postcode in Malaysia     | Malaysia             | Postcode     | Enter your postcode                |

    Scenario Outline: <case>
      Given Meera has the parcel sent to "<country>"
      When Meera fills in the checkout with:
        | <field>      |         |
        | Phone number | <phone> |
      Then the chosen shipping method is "DPD Courier"

      Examples:
        | case                       | country   | field    | phone        |
        | no Eircode                 | Ireland   | Eircode  | 085 012 3456 |
        | no state in Malaysia       | Malaysia  | State    | 12 345 6789  |

    Example: An address in the Emirates has neither city nor postcode
      Given Meera has the parcel sent to "United Arab Emirates"
      When Meera fills in the checkout with:
        | Emirate      | Dubai       |
        | Phone number | 50 123 4567 |
      Then the chosen shipping method is "DPD Courier"

  @CHK-11
  Rule: What was typed stays when the country changes

    Example: To the Emirates and back
      Given Meera has the parcel sent to "Malaysia"
      And Meera fills in the checkout with "Phone number" as ""
      And Meera has the parcel sent to "United Arab Emirates"
      When Meera has the parcel sent to "Malaysia"
      Then the checkout still knows "Mumbai" as "City"
      And the checkout still knows "400050" as "Postcode"

  @CHK-13
  Rule: The shop takes an order to a place that has no postcode or no city

    Scenario Outline: <case>
      Given Meera has the parcel sent to "<country>"
      And Meera fills in the checkout with:
        | PIN code     |         |
        | State        | <state> |
        | Phone number | <phone> |
      When Meera accepts the terms and places the order
      Then the shop has 1 order
      And the shop keeps the order exactly as it was sent

      Examples:
        | case               | country              | state | phone        |
        | without an Eircode | Ireland              |       | 085 012 3456 |
        | in the Emirates    | United Arab Emirates | Dubai | 50 123 4567  |

  @CART-87 @page
  Rule: An address is read as its country writes it

    Scenario Outline: In <country>
      Given Meera has the parcel sent to "<country>"
      When Meera fills in the checkout with:
        | Street address | <street> |
        | City           | <city>   |
        | State          | <state>  |
        | PIN code       | <code>   |
        | Phone number   | <phone>  |
      Then Meera reads on the page "<read>"

      Examples:
        | country        | street          | city     | state    | code     | phone         | read                                             |
        | United States  | 350 Fifth Ave   | New York | New York | 10118    | 415 555 0100  | 350 Fifth AveNew York, New York 10118United States |
        | Germany        | Torstraße 1     | Berlin   |          | 10115    | 0151 23456789 | Torstraße 110115 BerlinGermany                   |
        | United Kingdom | 10 Brick Lane   | London   |          | E1 6RF   | 020 7946 0018 | 10 Brick LaneLondonE1 6RFUnited Kingdom          |
        | Japan          | Marunouchi 1    |          | Tokyo    | 100-0005 | 090 1234 5678 | Marunouchi 1, Tokyo100-0005Japan                 |
